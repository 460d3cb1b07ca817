/** Treasures, and the equipment of heroes. */
import { bitmap, mirrored } from "../sprites";

export const sword = bitmap(`
  ..k
  .kWk
  .kWSk
  .kWSk
  .kWSk
  .kWSk
  .kWSk
  .kWSk
  .kWSk
  .kWSk
  kkkkk
  kyyYk
  kkkkk
  .knk
  .kNk
  .knk
  .kyk
  ..k`);

export const bigsword = bitmap(`
  kkkk
  kWWSkk
  kWWWSSk
  kSWWWSSk
  .kSWWWSSk
  .kSSWWWSSk
  ..kSSWWWSSk
  ...kSSWWWSSk
  ....kSSWWWSSk
  .....kSSWWWSSk
  ......kSSWWWSSk
  .......kSSWWWSSk...kk
  ........kSSWWWSSk.kyyk
  .........kSSWWWSkkyyYk
  ..........kSSWWSkyyYk
  ...........kSSSkyyYk
  ............kkkyyYk
  .............kyyYkk
  ............kyyYknnk
  ...........kyyYkNknnk
  ...........kYYk.kNNnkkk
  ............kk...kNnkryk
  ..................kkryrk
  ....................kkk`);

export const shield = mirrored(`
  kkkkkk
  krrryr
  krrryy
  krrrry
  kyyyyy
  krrrry
  krrrry
  .krrry
  .kRrry
  ..kRry
  ...kRy
  ....kk`);

export const dagger = bitmap(`
  ...........kkk
  ..........kWWk
  .........kWWSk
  ........kWWSk
  .......kWWSk
  ......kWWSk
  ..kk.kWWSk
  .kyykkWSk
  ..kyykkk
  ...kyyk
  ..kNkyyk
  .knkkkkyk
  knNk...kk
  kkk`);

export const coins = mirrored(`
  ..........kkkk
  .......kkkyyyY
  ......kyyykkkk
  ....kkkkkkyyyW
  ..kkyyyYkyyWyy
  .kyyWkkkkkkkkk
  kyyyyYkyyykyyy
  kkkkkkkYYykYyW
  kyyWYkyyyyykkk
  kkkkkkkkkkkkkk`);

export const coin = bitmap(`
  .kkk
  kyWyk
  kyYyk
  kyyYk
  .kkk`);

export const sack = bitmap(`
  ......kkkkk
  .....kmmnmnk
  ......knmnk
  .....kkyyykk
  ....kmmnmnnnk
  ...kmmmmnmnnnk
  ..kmmmkkkkmnnnk
  .kmmmkyyyYkmnnNk
  .kmmmkyWyYkmnnNk
  kmmmmkyyyYkmmnnNk
  kmmmmkkYYkkmmnnNk
  kmmmmmmkkmmmmnnNk
  kmmmmmmmmmmmnnnNk
  .kmnmmmmmmmnnnNk
  ..kknnnnnnnNNkk
  ....kkkkkkkkk`);

export const gem = bitmap(`
  ...kkkkkk
  ..k1W1112k
  .k1WW11122k
  k1W11111222k
  kkkkkkkkkkkk
  .k1W111222k
  ..k1W1122k
  ...k1112k
  ....k12k
  .....kk`);

export const gift = mirrored(`
  ...kkkk...
  ..kyyyyk.k
  .kyykkyyky
  .kykkkkyyy
  ..kyyyyyyy
  kkkkkkkkkk
  kppppppkyy
  kprrrrrkyY
  kkkkkkkkkk
  .krrrrrkyy
  .krrrrrkyY
  .krrrrrkyY
  .krrrrrkyY
  .krrrrrkyY
  .krrrrrkyY
  .kRRRRRkyY
  .kkkkkkkkk`);

export const bigwand = bitmap(`
  ........kk..........kk
  ......kkyk.........kWk
  .......kyyk....kkkkyk
  ...kkkkkyyykkkkyyyyk
  ...kyyyyyyyyyyyyyyk
  ....kyyyyWWWWyyyyk
  .....kyyyWWWWyyYk
  ......kyyyWWyyyk
  .....kyyyyyyyyyYk
  ....kyyyyyyyyyyyYk
  ...kyyyyYYYyyyyyyYk
  ...kyyYkkkknmkkkyYYk
  ..kyyYk...kNnmk.kkkk
  ..kyYk.....kNnmk
  ..kkk.......kNnmk
  .............kNnmk
  ..............kNnmk
  ...............kNnmk
  ................kNnmk
  .................kNwwk
  ..................kwwwk
  ...................kwwwk
  ....................kkk`);

export const heart = bitmap(`
  .kk.kk
  kprkrrk
  kprrrRk
  krrrrRk
  .krrRk
  ..kRk
  ...k`);

export const scythe = bitmap(`
  ....kkkkkkkkk
  ..kkWWWlSSSSkk
  .kWWllSSSSSkkkk
  kWllSSSkkkkkmmk
  kWlSkkk....knmk
  kWSk......knmk
  kSk.......knmk
  kk.......knmk
  k........knmk
  ........knmk
  ........knmk
  .......kknmkk
  .......kNkkmk
  ......knmk.k
  ......knmk
  .....knmk
  .....knmk
  ....knmk
  ....knmk
  ...knmk
  ...kkk`);

export const pyramid = mirrored(`
  ...........k
  ..........ky
  ..........ky
  .........kyy
  .........kyw
  ........kyyw
  ........kyww
  .......kyywk
  .......kywkb
  ......kyywkb
  ......kyyywk
  .....kyyyyww
  .....kyYyyyy
  ....kyyyyyYy
  ....kyYyyyyy
  ...kyyyyyYyy
  ...kkkkkkkkk
  ..kyyyyYyyyy
  ..kyYyyyyyyY
  .kyyyyyyyyyy
  .kkkkkkkkkkk`);
