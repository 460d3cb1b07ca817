/** Clothes, and parts of people. */
import { bitmap, mirrored } from "../sprites";

export const club = bitmap(`
  .......kkkk
  .....kkmmnnk
  ....kmmnmnNk
  ....kminnmNk
  ...kmmmnniNk
  ...kmnninmNk
  ..kmnmnnnNk
  ..kmmnnnNk
  ..kmnNnNk
  .kmnnNkk
  .kmnNk
  kmnNk
  knNk
  kkk`);

export const axe = bitmap(`
  ..kkk..kk..kkk
  .klllkknnkkllSk
  klllSknnNNkSlSSk
  kllSkkknnkkkSSlk
  kllk..knnk..kSlk
  kllSkkknnkkkSSlk
  klllSknnNNkSlSSk
  .klllkknnkklSSk
  ..kkk..kk..kkk
  ......knnk
  ......knNk
  ......knnk
  ......knNk
  ......knnk
  ......knNk
  ......kmmk
  .......kk`);

export const palm = bitmap(`
  .....kkk.kkk
  ....kffkkffk.kkk
  kkk.kffkkffkkffk
  kffkkffkkffkkffk
  kffkkffkkffkkffk
  kffkkffkkffkkffk
  kffkkffkkffkkffk
  kffkkffkkffkkffk
  kfffffffffffffFk
  kffffffffffffffkkk
  kfffFfffFffffFkffk
  kffffFFFfffffffffk
  kfffffffffffffffFk
  kFfffffffffffffFk
  .kFfffffffffffFk
  ..kFffffffffFFk
  ...kkFFFFFFFkk
  ...kvvvvvvvvVk
  ...kyyyyyyyyYk
  ...kvvvvvvvvVk
  ...kkkkkkkkkkk`);

export const fist = bitmap(`
  ....kkkk.kkkk.kkkk
  ...kffffkffffkffffkkkk
  ..kffffFkfffFkfffFkfffk
  ..kfffFFkffFFkffFFkffFk
  ..kfffFFkffFFkffFFkffFk
  .kkkffFkkkfFkkkfFkkkfFk
  kfffkkkffffkkffffkkkkkk
  kfffffkkfffffkkffffkkffk
  kffffffkkkffffffFkfffffk
  kkfffffffkkkkkkkkfffffFk
  kfkkffffffffffffFkffffFk
  kffFkkkfffffffFFkfffFFk
  .kffFFFkkkkkkkkffffFFFk
  .kkfffffffffffffffFFFk
  ...kFffffffffffFFFFkk
  ....kkFFFFFFFFFFFkk
  ....krrrrrrrrrrrRRk
  ....kyyyyyyyyyyyYYk
  ....krrrrrrrrrrrRRk
  ....kkkkkkkkkkkkkkk`);

export const knees = bitmap(`
  .kkkkkkkkkkkkkk
  .kmYYYYYYYYYYYk
  .kbbbbbkkbbbbBk
  .kbbbbBkkbbbBBk
  ..kbbbbkkbbbBk
  ..kbbbbBkbbbBk
  ...kbbbbkbbBk
  ...kbbbbkbbBk
  ....kcbbkcbk
  ....kcbbkcbk
  ...kbbbkkbbbk
  ..kbbbk..kbbbk
  ..kbbBk..kbbBk
  .kbbBk....kbbBk
  .kNnnk....kNnnk
  kNnnnk...kNnnnk
  kkkkkk...kkkkkk`);

export const diver = bitmap(`
  ..kkkk....kkkk
  .kNnnk...kNnnk
  kNnnnk..kNnnnk
  kkkknnkkknnkkk
  ...kkrrkkrrk
  ....krrkkrrk
  ....krrrrrrk
  ....krrrrrRk
  ....krrrrRRk
  ....kyyYyyYk
  ...kttttttTTk
  ...kttttttTTk`);

export const hat = bitmap(`
  ......kkk
  .....kbbbk
  ....kbabkk
  ...kbbbBk
  ...kbyBBk
  ..kbbbbBk
  .kkyyyyyYkk
  kbbbbbbbbBBkk
  .kkkkkkkkkkkk`);

export const helmet = bitmap(`
  ....kkkkk
  ...klSSSSkk
  ..klSSSSSssk
  .klSSSSSSSsk
  .kSSSSSSSSsk
  klSSkkkkkkkkk
  kSSkkkkkkkkkk
  kSSSSkSkSkSsk
  kSSSkkSkSkssk
  kSSSSkSkSkssk
  .kSSSSSSSssk
  .kkSSSSSssdk
  ...kkkkkkkk`);

export const plume = mirrored(`
  ......kkrr
  ....kkrrrR
  ...krrrrrR
  ..krrrrRRR
  ..krrrRRkk
  ..kkkkkklY
  .kYyyyyyyY
  kYyyyYYYYY
  kYyYYYYYYY
  kYyYkkkkkY
  kYykkkkkkY
  kYyYkkkkYY
  kYyyYYYkYY
  kYyyyYYkYY
  .kYykYYkkY
  .kYykYYYkk
  ..kYkYYYYk
  ..kYykkkkk
  ...kYYYYYk
  ....kkkkkk`);

export const hardhat = mirrored(`
  ....kkkkk
  ...kyyykW
  ..kyyYykW
  .kyyyYyky
  .kyyYyyky
  .kyyyyyYy
  kkkkkkkkk
  kyyyyyyyy
  .kkkkkkkk`);

export const hatparty = bitmap(`
  .....k
  ....kyk
  ...kPpk
  ...kppPk
  ..kPpcPk
  ..kppppk
  .kPcpPppk
  .kkkkkkkk`);
