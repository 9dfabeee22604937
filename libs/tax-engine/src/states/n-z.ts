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
import type { StateLaw } from './state-law';
import { utah } from './ut';
import { virginia } from './va';
import { vermont } from './vt';
import { washington } from './wa';
import { wisconsin } from './wi';
import { westVirginia } from './wv';

/** Jurisdictions from Montana to Wyoming, in the order of their codes. */
export const statesFromNToZ: readonly StateLaw[] = [
  montana,
  northCarolina,
  northDakota,
  nebraska,
  newHampshire,
  newJersey,
  newMexico,
  nevada,
  newYork,
  ohio,
  oklahoma,
  oregon,
  pennsylvania,
  rhodeIsland,
  southCarolina,
  southDakota,
  tennessee,
  texas,
  utah,
  virginia,
  vermont,
  washington,
  wisconsin,
  westVirginia,
  wyoming,
];
