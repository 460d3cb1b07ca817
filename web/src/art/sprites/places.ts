/** Buildings, walls, doors and holes. */
import { bitmap, mirrored } from "../sprites";

export const tombstone = bitmap(`
  ...kkkkkkkkkkkk
  ..kllllllllllllk
  .klSSSSSSSSSSSssk
  klSSSSSSSSSSSSSssk
  kSSSSSkkkkkSSSSssk
  kSSSSklllllkSSsssk
  kSSSSlkklkklSSsssk
  kSSSSlkklkklSssssk
  kSSSSSllkllSSssssk
  kSSSSSSlklkSSssddk
  kSSkkSSSSSSkSssssk
  kSSSkSSSSSkkSsssdk
  kSSSSSSSSSSSssssdk
  kSSSSSSSSssssssddk`);

export const pit = mirrored(`
  .......kkkkkkkkk
  ....kkkSlllSllSl
  ..kkSlSSSSSSSSSS
  .kSlSSkkkkkkkkkk
  kSlSkkkKKKKKKKKK
  kSSkKKKkkkkkkkkk
  kSSkKkkkkkkkkkkk
  kSSkkkkkkkkkkkkk
  kSSSkkkkkkkkkkkk
  .kSSSkkkkkkkkkkk
  ..kkSSSkkkkkkkkk
  ....kkkSSSSSSSSS
  .......kkkkkkkkk`);

export const column = bitmap(`
  kkkkkkkkkk
  klSSSSSSsk
  kkkkkkkkkk
  .klSkSksk
  .klSkSksk
  .klSkSksk
  .klSkSksk
  .klSkSksk
  .klSkSksk
  .klSkSksk
  .klSkSksk
  .klSkSksk
  .klSkSksk
  .klSkSksk
  .klSkSksk
  .klSkSksk
  .klSkSksk
  .klSkSksk
  .klSkSksk
  .klSkSksk
  kkkkkkkkkk
  klSSSSSSsk
  kkkkkkkkkk`);

export const manor = bitmap(`
  ..........kk
  .........kVVk........k
  ........kVvVVk......kkk
  .......kVvvVVVk....kVVVk
  ......kkkkkkkkkk..kVvVVVk
  .......kdddddkk...kkkkkkk
  .......kdkyykdk....kddddk
  .......kdkyykdkkkkkkdyydk
  .......kddddddkVVVVkdyydk
  .....k.kdddddkVvvVVVkdddk
  ....kVkkkkkkkkVvVVVVVkkkkk
  ...kVvVVVVVVkkkkkkkkkkVVVVk
  ..kVvVVVVVVVVkkddddkkVvVVVVk
  .kkkkkkkkkkkkkkdyydkkkkkkkkkk
  ...kdddddddddkkdyydkddddddk
  ...kdkyykdkyykddddkkdkyykdk
  ...kdkyykdkyykdKKdkddkyykdk
  ...kdkkkkdkkkkdkkkkddkkkkdk
  ...kddddddddddkNnNkddddddddk
  ...kdkyykdkyykkNnNkdkyykddk
  ...kdkyykdkyykkNnykdkyykddk
  ...kddddddddddkNnNkddddddddk
  ..kkkkkkkkkkkkkkkkkkkkkkkkkk`);

export const roomlet = bitmap(`
  kkkkkkkkkkkk
  klSSSSSSSSsk
  kSssssssssdk
  kSsskkkkssdk
  kSskkkkkksdk
  kSskkkkkksdk
  kSskkkkkksdk
  kSskkkkkksdk
  kkkkkkkkkkkk`);

export const fence = bitmap(`
  .kk......kk......kk......kk......kk......kk
  kmmk....kmmk....kmmk....kmmk....kmmk....kmmk
  kmnk....kmnk....kmnk....kmnk....kmnk....kmnk
  kmnkkkkkkmnkkkkkkmnkkkkkkmnkkkkkkmnkkkkkkmnkkkkk
  mmnmmmmmmmnmmmmmmmnmmmmmmmnmmmmmmmnmmmmmmmnmmmmm
  nmnnnnnnnmnnnnnnnmnnnnnnnmnnnnnnnmnnnnnnnmnnnnnn
  kmnkkkkkkmnkkkkkkmnkkkkkkmnkkkkkkmnkkkkkkmnkkkkk
  kmnk....kmnk....kmnk....kmnk....kmnk....kmnk
  kmnkkkkkkmnkkkkkkmnkkkkkkmnkkkkkkmnkkkkkkmnkkkkk
  mmnmmmmmmmnmmmmmmmnmmmmmmmnmmmmmmmnmmmmmmmnmmmmm
  kmnkkkkkkmnkkkkkkmnkkkkkkmnkkkkkkmnkkkkkkmnkkkkk
  kmnk....kmnk....kmnk....kmnk....kmnk....kmnk`);

export const ropes = mirrored(`
  .....kkkk...............
  .....kmnk...............
  .....kmnk...............
  .....kmnkkk.............
  .....kmnkmmkk...........
  .....kmnkkkmmkk.........
  .....kmnk.kkkmmkk.......
  .....kmnk...kkkmmk......
  .....kmnk....kkkkmk.....
  kkkkkkkkkkkkkkk.kkkk....
  kmmmmkmmmmkmmmkkmmmkk...
  knnnnknnnnknnnkkkmmmk...
  kkkkkkkkkkkkkkk.knnnk...
  ................kkkkkk..`);

export const plank = bitmap(`
  kkkkkkkk
  kmmmnmmk
  knnnnnNk
  kkkkkkkk`);

export const archwindow = mirrored(`
  ....kkkk
  ..kkSSSk
  .kSSkkkk
  kSkkBBkb
  kSkBBBkb
  kSkBBbkb
  kSkBBbkb
  kSkkkkkk
  kSkBbbkb
  kSkBbbkc
  kSkBbbkb
  kSkkkkkk
  kSkBbbkb
  kSkBbbkb
  kSkkkkkk
  kSSSSSSS
  kkkkkkkk`);

export const gate = mirrored(`
  ....kkkkkkkk
  ..kkSlSSkSlS
  .kSSkkkkkkkk
  kSSkkSkkkSkk
  kSkkkSkkkSkk
  kkkSSSSSSSSS
  kSkkkSkkkSkk
  kSkkkSkkkSkk
  kSkkkSkkkSkk
  kkkSSSSSSSSS
  kSkkkSkkkSkk
  kSkkkSkkkSkk
  kSkkkSkkkSkk
  kkkSSSSSSSSS
  kSkkklkkklkk
  kSkkk.kkk.kk`);

export const stands = bitmap(`
  kkkkkkkkkkkk
  kmmmmmmmmmmm
  knNkkkkkkNnN
  knkkkkkkkknN
  knkkiikkkknN
  knkkiIkkggnN
  knkrrrkkgGnN
  kmmmmmmmmmmm`);

export const portal = bitmap(`
  .......kkkkkkkkkk
  .....kkSlSkSlSkSlkk
  ....kSlSkkkkkkkkSSsk
  ...kSSkkVVVVVVVVkkssk
  ..kSlkVVvvvvvvvVVVksk
  ..kSkVVvvuuuuuvvvVVkkk
  .kkkVVvuuvvvvuuuvvVVksk
  .kSkVvuuvVVVVVvvuuvVksk
  .kSkVvuvVkkkkkVVvuuvksk
  kSSkvvuVkkkkkkkkVvuvkssk
  kkkkvuvVkkuuvkkkkVuvkkkk
  kSSkvuvkkuWWuvkkkVuvkssk
  kSlkvuvkkuWuvVkkVvuvkssk
  kSSkvuuVkkuvVkkVvuuVkssk
  kkkkvvuvVkkkkVVvuuvVkkkk
  kSSkVvuuvVVVVvvuuvvVkssk
  kSlkVVvuuuvvuuuuvvVVkssk
  kSSkVVvvvuuuuvvvvVVVkssk
  kkkkVVVvvvvvvvVVVVVVkkkk
  kSSkkVVVVVVVVVVVVVVkkssk
  kkkkkkkkkkkkkkkkkkkkkkkk`);

export const castle = bitmap(`
  ............kk
  ............krrk
  ............krrrk
  ............kk
  .......kk.kkkkkk.kk
  .......kSkkSkkSkkSk
  .......kSSSSSSSSSSk
  kk.kk.kkkSSSkkSSSkk.kk.k
  kSkkSkkSkSSkkkkSSkSkkSkk
  kSSSSSSSkSSkkkkSskSSSSsk
  kkSSSSSkkSSkkkkSskkSSskk
  .klSSSskkSSSSSSSskklSsk
  .klSkSskSSSSSSSSSsklkSk
  .klSkSskSSSkkkkSSsklkSk
  .klSSSskSSknmmnkSsklSsk
  .klSSSskSSknmmnkSsklSsk
  .klSSSskSSknmmnkSsklSsk
  .kkkkkkkkkkkkkkkkkkkkkk`);

export const fountain = mirrored(`
  ...........c
  ........cc.a
  .......ca..W
  ......ca...W
  ......a...ka
  .....ca..kll
  ....ca..klSS
  ....c...kkkk
  ....c....klS
  ........kklS
  kkkkkkkkkkkk
  klcaacaWaaca
  .kkkkkkkkkkk
  ..klSSSSSSSS
  ...ksssssSSS
  ....kkkkkkkk
  .......kSSSS
  ......klSSSS
  ...kkkkkkkkk
  ..klSSSSSSSS
  ..kkkkkkkkkk`);

export const altar = mirrored(`
  ..kkkkkkkkkk
  .kSSSSSSSSSS
  kSlllllllllR
  ksssssRsssRR
  kkkkkkRkkkkk
  .ksSSsssskkk
  .ksSssssskrr
  .ksSsskskrrr
  .ksSsssskrkr
  .ksSssskskrr
  .ksSssssskkr
  .ksddssdsskk
  kSSSSSSSSSSS
  kddddddddddd
  kkkkkkkkkkkk`);
