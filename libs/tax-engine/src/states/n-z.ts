import { montana } from './mt';
import { northCarolina } from './nc';
import { northDakota } from './nd';
import { nebraska } from './ne';
import { newJersey } from './nj';
import { newMexico } from './nm';
import { nevada, newHampshire, southDakota, tennessee, texas, wyoming } from './no-income-tax';
import { newYork } from './ny';
import { ohio } from './oh';
import { oklahoma } from './ok';
import { oregon } from './or';
import { pennsylvania } from './pa';
import { rhodeIsland } from './ri';
import { southCarolina } from './sc';
import type { StateFigures } from '../law/state-figures';
import type { StateLaw } from './state-law';
import { utah } from './ut';
import { virginia } from './va';
import { vermont } from './vt';
import { washington } from './wa';
import { wisconsin } from './wi';
import { westVirginia } from './wv';

/** Jurisdictions from Montana to Wyoming, in the order of their codes. */
export const statesFromNToZ = (law: StateFigures): readonly StateLaw[] => [
  montana(law.MT),
  northCarolina(law.NC),
  northDakota(law.ND),
  nebraska(law.NE),
  newHampshire,
  newJersey(law.NJ),
  newMexico(law.NM),
  nevada,
  newYork(law.NY),
  ohio(law.OH),
  oklahoma(law.OK),
  oregon(law.OR),
  pennsylvania(law.PA),
  rhodeIsland(law.RI),
  southCarolina(law.SC),
  southDakota,
  tennessee,
  texas,
  utah(law.UT),
  virginia(law.VA),
  vermont(law.VT),
  washington(law.WA),
  wisconsin(law.WI),
  westVirginia(law.WV),
  wyoming,
];
