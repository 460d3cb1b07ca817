/** Small dragons and dead dragons. */
import { bitmap, mirrored } from "../sprites";

export const egg = bitmap(`
  ...kkkk
  ..kwwwwk
  .kwwewwwk
  .kweeewlk
  kwwwewwllk
  kwwwwwewlk
  kwewweeelk
  kweewwewlk
  kwwewwwllk
  .kwwwewlk
  .klweeelk
  ..kllelk
  ...kkkk`);

export const eggbroken = bitmap(`
  ...k....k
  ..kwk..kwk
  .kwwwkkwwlk
  .kwewwkwllk
  kweeewwwwllk
  kwwewwwwellk
  kwwwwwweeelk
  kwweewwwellk
  .kweeewwllk
  .klwewwlllk
  ..kllllllk
  ...kkkkkk`);

export const nest = mirrored(`
  ..k...k..k....
  .kmkkkmkkmkkkk
  kmnmmnmnmmnmmn
  knmNnmNmnmNnmm
  .knmmNmnNmmNmn
  .kkNnmmNnmNmmN
  ..kNkNnmmNmnNm
  ...kkkkkkkkkkk`);

export const dragonbaby = bitmap(`
  ....kk...kk
  ...kyk..kyk
  ...kggkkggk
  ..kggeegggGk
  ..kgewkgewkk
  ..kgekkgekkk
  ..kgggggggGk
  .kgeeeeeggGk
  .keekeekeeGk...kk
  .kgeeeeeegk...kgk
  ..kkgGGGkk...kggk
  .kk.kgeggkk.kggGk
  kyykggeggGGkggGk
  kyokkyeegGkggGk
  .kyykyeeggGkGk
  ..kkkyyegggGk
  ...kkyeeggGGk
  ...kgkkkggkkk
  ...kkk.kgGk
  .......kkk`);

export const hatchling = bitmap(`
  ....kk...kk
  ...kyk..kyk
  ...kookkook
  ..koyyoooOk
  ..koWkooWkk
  ..kokkookkk
  ..kooooooOk.kk
  .koyyyyooOkkok
  .kyykyykyOkook
  ..koyyyyokkOk
  ...kkOOOkkoOk
  ..kkoyooOkook
  .kookyyooOkOk
  .kookkyyooOk
  ..kkkyyyooOk
  ...kokkkokOk
  ...kkk.kkkk`);

export const claw = bitmap(`
  ..kk..kk..kk
  .kwk.kwk.kwk
  .kwwkkwwkkwwk
  ..krrkkrrkkrrkk
  ..krRrkrRrkrRrrk
  ...krrrrrrrrrrRk
  kkkkrrrrrrrrrrRk
  wwkrrRrrrrrrrRk
  kwrrrrrrrrrrRRk
  .kkkrrrrrrrrRk
  ....kkrrrrRRk
  ......krrrRk
  ......krrrRk
  ......krrRRk
  ......krrRk`);
