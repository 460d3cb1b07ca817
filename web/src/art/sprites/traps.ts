/** Traps and weapons of rooms. */
import { bitmap, mirrored } from "../sprites";

export const crusher = mirrored(`
  kSlSkkkkkk
  kSlSkkSlSs
  kSlSkkSlSs
  kSlSkkSlSs
  kSlSkkSlSs
  kkkkkkkkkk
  kyyykkkyyy
  kykkkyyykk
  kkkyyykkky
  kSSSSSSSSS
  klSSSSSSSS
  kSSSSsSSSS
  kkkkkkkkkk
  .klSskklSs
  .kSSskkSSs
  ..klk..klk
  ..kSk..kSk
  ...k....k.`);

export const spikes = bitmap(`
  .....k.........k.........k
  ....klk.......klk.......klk
  ....klk...k...klk...k...klk
  ...kllSk.klk.kllSk.klk.kllSk
  ...klSSk.klk.klSSk.klk.klSSk
  ..kllSSkkllSkllSSkkllSkllSSSk
  ..klSSsskllSklSSsskllSklSSssk
  .kllSSssklSSSkSSssklSSSkSSsssk
  .kkkkkkkkkkkkkkkkkkkkkkkkkkkkk`);

export const boulder = bitmap(`
  .....kkkkkk
  ...kkllSSSSkk
  ..klllSSSSSSsk
  .kllSSSSSSSSssk
  .klSSSSSSSSSssk
  kllSSSkSSSSSsssk
  klSSSkkSSSSSSssk
  klSSSSSkSSSSssdk
  kSSSSSSSSSsSssdk
  kSSsSSSSSSSksssk
  kSSSSSSSsSSkksdk
  .kSSSSsSSSsssdk
  .ksSSSSSSsssddk
  ..kssSsssssddk
  ...kkssssddkk
  .....kkkkkk`);

export const sawblade = bitmap(`
  .......kk.....kk
  .......klk...klk
  ...kk..kllkkkllk
  ...klkkkSSSSSSlkkkkk
  ...kllSSSSSSSSSSSllk
  ....kSSSSSSSSSSSSlk
  kkkkkSSSSSSSSSSSSsk
  kllSSSSSSSSSSSSSSskkkk
  .klSSSSSSSkkkSSSSSssk
  ..kSSSSSSkyyykSSSSssk
  ..kSSSSSSkyOykSSSSsk
  ..kSSSSSSkyyykSSSSsk
  .kSSSSSSSSkkkSSSSsssk
  kSSSSSSSSSSSSSSSSsssdk
  kkkkkSSSSSSSSSSSsskkkk
  ...kSSSSSSSSSSSSssk
  ...kSsSSSSSSSSSSsssk
  ..kSsssSSSSSSSSssskk
  ..kkkkkksssssssskk
  ......ksskkkkkssk
  ......ksk.....ksk
  .......kk......kk`);

export const guillotine = bitmap(`
  .kkkkkkkkkkkkkkkkkk
  knmmmmmmmmmmmmmmmmnk
  .kkkkkkkkkkkkkkkkkk
  ..kmnk...kk...kmnk
  ..kmnk...kI...kmnk
  ..kmnkkkkkkkkkkmnk
  ..kmnkSSSSSSSSkmnk
  ..kmnklSSSSSSSkmnk
  ..kmnkSllSSSSSkmnk
  ..kmnkSSSlSSSSkmnk
  ..kmnkSSSSllSSkmnk
  ..kmnkkSSSSSllkmnk
  ..kmnk.kkSSSSWkmnk
  ..kmnk...kkWSSkmnk
  ..kmnk.....kkWkmnk
  ..kmnk.......kkmnk
  ..kmnkkkkkkkkkkmnk
  ..kmnkmmnmmnmmkmnk
  ..kmnkmnkkkknmkmnk
  ..kmnknkkkkkknkmnk
  ..kmnkkkkkkkkkkmnk
  ..kmnknkkkkkkmkmnk
  ..kmnkmnkkkknmkmnk
  ..kmnkmmnmmnmmkmnk
  .kkkkkkkkkkkkkkkkkk
  knnmnnnmnnnnmnnnmnnk
  kkkkkkkkkkkkkkkkkkkk`);

export const jaws = mirrored(`
  .......kkkkkkkkk
  .....kkSlllSSSSS
  ...kkSllSSSSSSSS
  ..kSlSSSSSkkkkSS
  .kSlSSSSkkrrRkkS
  .kSSSSkkkkkkkkkk
  kSSkkkkWWkkkWWkk
  kSSkWWkWWlkkWWlk
  kSkkWWlWWlkWWWll
  kSkkkWlkWlkkWWlk
  kSkRkkkkkkkkkkkk
  kSkRRRRrrrrrrrrr
  kSkkkRRRrrrppppp
  kSkkWkkkWkkkrrpp
  kSkkWlkWWlkkkWkk
  kSSkWWkWWlkkWWlk
  kSSSkkkWWlkkWWlk
  .kSSSSSkkkkkkkkk
  ..kSSSssSkkkkSSS
  ...kkSsssssSSSSS
  .....kkkkkkkkkkk`);

export const wreckball = bitmap(`
  .......kk
  ......kSSk
  ......kSSk
  ...kkkkkkkkkk
  ..kKdddddddKKk
  .kKddSSSddddKKk
  .kddSllSddddKKk
  kKddSlSdddddKKKk
  kddddSddddddKKKk
  kdddddddddddKKKk
  kddddddddddKKKKk
  kKdddddddddKKKKk
  kKdddddddddKKKKk
  .kKdddddddKKKKk
  .kKKddddKKKKKKk
  ..kKKKKKKKKKKk
  ...kkKKKKKKkk
  .....kkkkkk`);

export const chain = bitmap(`
  .kk
  kSSk
  kS.k
  ks.k
  kssk
  .kk`);

export const treadmill = bitmap(`
  .kkk
  kSSSkkk
  kSkkSSk
  .k.kkSk
  ....kSk
  ....kSk
  ....kSk
  ....kSk
  ....kSk
  ....kSk
  ...kkSkkkkkkkkkkkkkkkkkkkkk
  ..kSkkkSSkkSSkkSSkkSSkkSSkSk
  .kSkrrkkkkkkkkkkkkkkkkkkkkkS
  .kkkkkdKKdKKdKKdKKdKKdKKdkkk
  ..kSSSSSSSSSSSSSSSSSSSSSSSk
  ..kkkkkkkkkkkkkkkkkkkkkkkkk`);

export const bar = bitmap(`
  kSsk
  kSsk
  kSsk
  kSsk
  kSsk
  kSsk`);

export const maiden = mirrored(`
  ..........kkkkk
  ........kklllSS
  .......klSSSSSS
  .......kSSkkkSS
  .......kSSkrkSS
  .......ksSSSSSk
  ........ksSkkkk
  .......kkksSSSS
  ..kkk.kSSSkkkkk
  .kSSskkkSskkkkk
  kSlSskkkSskkklk
  kSkSskkkSskklWk
  kSSSsklkSskkkkk
  kSSSskkkSskkkkl
  kYYYYkkkYYkkklW
  kSSSskkkSskkkkk
  kSSSsklkSskklkk
  kSSSskkkSskkWlk
  kSSSskkkSskkkkk
  kYYYYkkkYYkkklk
  kSSSsklkSskkklW
  kSSSskkkSskkkkk
  .kSSskkkSsRRRRr
  ..kkk.kkSsRRrrr
  .......kkkkkkkk`);

export const shackle = bitmap(`
  .kkk
  kSkSk
  kSkSk
  .kkk
  .kSk
  .kkk
  kSkSk
  .kSk
  .kkk
  kSkSk
  .kSk
  .kkk
  kSSSk
  SkkkS
  Sk.kS
  SkkkS
  kSSSk
  .kkk`);
