/** Animals, plants and other creatures. */
import { bitmap, mirrored } from "../sprites";

export const slime = bitmap(`
  ......kkkkkk
  ....kkeeeeggkk
  ...keewwegggggk
  ..kewweegggggggk
  ..keweggggggggGk
  .keeggkkgggkkggGk
  .keggkwwkgkwwkgGk
  .keggkwkkgkwkkgGk
  kegggkwkkgkwkkggGk
  kegggggkkkkkgggGGk
  keggggkrrrrrkgggGk
  keggggkkpppkkggGGk
  kggggggkkkkkgggGGk
  kgGggggggggggGGGGk
  .kkGGGGGGGGGGGGkk
  ...kkkkkkkkkkkk`);

export const bat = mirrored(`
  kk......kk..
  kvk....kvukk
  kvvk..kvvvvv
  kVvvkkvvvvvv
  kVvvvvvkwwvv
  .kVvvVvkwrvv
  .kVVvvVvkkvv
  ..kVkVvvvkww
  ...k.kVkvvkr
  ......k.kvvv
  .........kkk`);

export const beast = bitmap(`
  ....kkk......kkk
  ...kbbbk....kbbbk
  ...kbpbkkkkkkbpbk
  ..kkbbbbbbbbbbbbkk
  .kbbbbccbbbbccbbbbk
  .kbbbwwwkbbwwwkbbBk
  kbbbbwkwkbbwkwkbbBBk
  kbcbbwwwkbbwwwkbbbBk
  kbbbbbkkbbbbkkbbbBBk
  kbcbbbbbbBBbbbbbbBBk
  kbbkwkkwkkkkwkkwkBBk
  kbbkrkwkrrrrkwkrkBBk
  kbcbkrrrpppprrrkbBBk
  .kbbbkkrpppprkkbBBk
  .kbcbbbkkkkkkbbbBBk
  kbbbcbbbbbbbbbbBBBBk
  kbbkkbbbbbbbbbBkkBBk
  kkwkwkkbbbbBBkkwkwkk
  .kkkkk.kkkkkk..kkkk`);

export const centipede = bitmap(`
  ....k......k
  .....k....k
  .....kk..kk
  ...kkkkkkkkkk
  ..koooyooooook
  .kooyyoooooooOk
  .koowwkoowwkoOk
  kooowkkoowkkooOk
  kooowkkoowkkooOk
  kooooooooooooOOk
  .koookkkkkkooOk
  .kOkwkrrrrkwkOk
  ..kkwwkrrkwwkk
  ...kkwkkkkwkk
  .....kk..kk`);

export const segment = bitmap(`
  .y........y
  ..y.kkkk.y
  ..kkyyookk
  .kyyooooOOk
  kyyoooooooOk
  kyoooooooOOk
  kyoooooooOOk
  koooooooOOOk
  .kOooooOOOk
  ..kkOOOOkk
  ..y.kkkk.y
  .y........y`);

export const minotaur = mirrored(`
  kk.........
  kikk.......
  kiiIk......
  .kiiIkk....
  ..kkiIIkkkk
  ....kkkNnnn
  kkkkkkNnnnn
  kNnnnNnnnnn
  .kNnnnnnnnm
  ..kkNkkknnm
  ...kNnkwknm
  ...kNnkrknm
  ...kNnnnkkm
  ....kNnnnmm
  ....kNnnmmm
  ....kNnmmmm
  .....kmmkkm
  .....kmmmkm
  ......kmmmy
  ......kkmmk
  ........kyk
  ........kky`);

export const ligerhead = mirrored(`
  .......kkkkkkk
  ....kkkNnNnnNn
  ...kNnNnnnnnkn
  ..kNnkkkknnnkk
  .kNnkoootkoooN
  .knnkoppokooNo
  kNnnkopoooooNo
  knNnkoooooooNN
  kNnnnkoooooooo
  knnnkoNNooooNo
  kNnnkooooooooo
  knNkoNNokkkkoo
  kNnkooookWekoo
  knnkoNNoookkoo
  kNnnkooooooooo
  .knNkoNNooowww
  .kNnnkooowwwkk
  ..knNkoowwwwkk
  ..kNnnkowwwwww
  ...kNnkkowkkkk
  ....kNnnkowkrr
  .....kkNnkwwkr
  .......kkNkkww
  .........kkNkk
  ...........kkN
  .............k`);

export const werewolf = bitmap(`
  .kk.........kk
  .knk.......knk
  .knnkkkkkkknnk
  .knmnnnnnnnmnk
  kknnnnnnnnnnnkk
  knnkkknnnkkknnk
  knNkyknmnkyknNk
  kNnnkkmmkkknnNk
  .kknnmmmmmnnkk
  knnnmmkkkmmnnnk
  .kNnmmkkkmmnNk
  ..knkwkkkwknk
  .kNkrwrrrwrkNk
  knnnkkpppkknnnkk
  knnnnkkkkknnnnNNk
  knmnnmmmmmmnnnnNk
  knmmknmmmmnknmnNk
  knmnknmmmnNknmNNk
  knnNknnmnNNkknnNk
  .kwkwknnnNkkwkwk`);

export const rustmonster = bitmap(`
  kk.............kk
  kok...........kok
  .kok.........kok
  ..kok.......kok
  ...kook...kook
  ....kkokkkokk...kkkkk
  .....komooook.kkoooook
  ....komoooookkoOooOooook
  ....kowkoowkOkooOooOoooOk
  ...kookkookkOkoooOooOooOk
  ...koooooooOkoOoooOoooOOk
  ...kkwkkkkwkkoooOoooOoOk
  ....kOrrrrOkOooOooOoOOOkkk
  .....kkkkkkkOOOOOOOOOkkOok
  ......kOk.kOkkkOkkkOk.kkk
  .....kOok.kOok.kOk.kOk
  .....kkkk.kkkk.kkk.kkk`);

export const worm = bitmap(`
  ......kkkkkkkk
  ....kkpppppppRkk
  ...kppkkkkkkkkpRk
  ..kppkRRRRRRRRkpRk
  .kppkwRwRRwRRwRkpRk
  .kpkRkwkwkwkwkwRkRk
  kppkRkkkkkkkkkkwkpRk
  kpkwwkkKKKKKkkkRRkRk
  kpkRkkKKkkkKKkkwwkRk
  kpkwwkKkkkkkKkkRRkRk
  kpkRkkKKkkkKKkkwwkRk
  kpkwwkkKKKKKkkkRRkRk
  kppkRkkkkkkkkkkwkpRk
  .kpkRkwkwkwkwkwRkRk
  .kppkwRwRRwRRwRkpRk
  ..kppkRRRRRRRRkpRk
  ..kppRkkkkkkkkRpRk
  .kpkppRRRRRRRRppkRk
  .kppkkppppppppkkRRk
  .kpppRkkkkkkkkppRRk
  .kkppppppppppppRRkk
  .kpkkpppppppppRkkRk
  .kpppkkkkkkkkkkRRRk
  .kppppppppppppRRRRk`);

export const fangroot = bitmap(`
  .....kkkkkkk
  ...kkggggggGkk
  ..kggegggrggGGk
  .kgeegrgggggggGk
  .kgegggggkkkkkkk
  kgggrggkkwkwkwkwk
  kgegggkRRkRkRkRk
  kgggggkRRRRRRRk
  kgrgggkRRRRRRk
  kgggGgkwRwRwRk
  .kgGgggkwkwkwkkk
  .kGggggkkkkkkkggk
  ..kGGgrggggggggk
  ...kkGGGGGGGGkk
  .....kkkkkggk
  ..kkk....kgGk
  .kgGgkk.kgGk
  .kGggegkkgGk.kkk
  ..kkGGgkgGkkggGgk
  ....kkkkgGkgGGkk
  .......kgGGgkk
  .......kgGGk`);

export const mushroomman = mirrored(`
  .....kkkkkk
  ...kkrrrrrr
  ..krrwwrrrr
  .krrwwwrrpw
  .krrrwwrrww
  krrrrrrrrww
  krwwrrrrrrr
  kwwwrrrrrrr
  kRwwrrrRRRR
  kkkRRRRkkkk
  ...kkkkiiii
  ....kiiiiii
  ....kiikkii
  ....kiikwii
  ....kiiiiii
  .kk.kIiikkk
  kiikkIiikww
  kiiikIiiikk
  .kIikIiiiii
  ..kkkIIiiii
  ....kkIIIkk
  ....kiiikk.
  ....kkkkk..`);

export const mimic = bitmap(`
  ....kkkkkkkkkkkk
  ..kknnnnnnnnnnnNkk
  .knnmnnnnnnnnnnnNNk
  .kmkkknnnnnnnnkkkNk
  knkyykkkkkkkkkkyykNk
  knkykkyyyyyyyykykkNk
  kYYkkkYYYYYYYYkkkYYk
  kkkkkkkkkkkkkkkkkkkk
  kwkkwwkkwwkkwwkkwwkk
  kwwkwwkkwwkkwwkkwwwk
  kkwkkkkkkkkkkkkkkwkk
  .kkRRRRkppppkRRRRkk
  kkwkRRkpprrppkRRkwkk
  kwwkwwkprrrrpkwwkwwk
  kwkkwwkprrrpkkwwkkwk
  kkkkkkkprrrpkkkkkkkk
  kYYkkkYkprrpkkkkkYYk
  knnkmnnkprrrpknnNkNk
  knnkmnnnkprrpknnNkNk
  knnkNNNNkkkkkNNNNkNk
  kkkkkkkkkkkkkkkkkkkk`);

export const giantfoot = bitmap(`
  ..kggggggggggGk
  ..kggegggggggGk
  ..kggegggggggGk
  ..kgeggggggggGk
  ..kgegggggGggGk
  ..kggggggGGgGGk
  ..kgegggggggggGk
  ..kggggggggggggGkkk
  .kkgegggggggggggggGkkk
  .kgggggggggggggggggggGk
  kgegggggggggGgggGggGgggk
  kgggggggggggGkkgGkkGkkGk
  kGgggggggggkwwkgkwwkwwkk
  .kGGGGGGGGGkwwkGkwwkwwk
  ..kkkkkkkkkkkkkkkkkkkkk`);
