/** The picture of the narrator of the tutorial: an old gargoyle. */
import { mirrored } from "../../art/sprites";

export const narratorSprite = mirrored(`
  ..kk........
  .kSSk.......
  .kSsk.......
  .kSssk..kkkk
  ..kSsskkSSSl
  ..kkSSSSSlll
  kk.kSSSSSSSS
  kSkkSkkkSSSS
  kSSkSSkkkSSs
  kdSkSkyykSSs
  .kdkSkykkSSs
  ..kksSkkSSss
  ...ksSSSSSss
  ...ksSSSSkSS
  ...kdsSSkkdS
  ....kdskkkkk
  ....kdskwkRR
  .....kdskRRr
  .....kkddskk
  ......kkkdss
  .........kkk`);
