import { alabama } from './al';
import { arkansas } from './ar';
import { arizona } from './az';
import { california } from './ca';
import { colorado } from './co';
import { connecticut } from './ct';
import { districtOfColumbia } from './dc';
import { delaware } from './de';
import { georgia } from './ga';
import { hawaii } from './hi';
import { iowa } from './ia';
import { idaho } from './id';
import { illinois } from './il';
import { indiana } from './in';
import { kansas } from './ks';
import { kentucky } from './ky';
import { louisiana } from './la';
import { massachusetts } from './ma';
import { maryland } from './md';
import { maine } from './me';
import { michigan } from './mi';
import { minnesota } from './mn';
import { missouri } from './mo';
import { mississippi } from './ms';
import { alaska, florida } from './no-income-tax';
import type { StateFigures } from '../law/state-figures';
import type { StateLaw } from './state-law';

/** Jurisdictions with codes from A to M (AK to MS), in the order of their codes. */
export const statesFromAToM = (law: StateFigures): readonly StateLaw[] => [
  alaska,
  alabama(law.AL),
  arkansas(law.AR),
  arizona(law.AZ),
  california(law.CA),
  colorado(law.CO),
  connecticut(law.CT),
  districtOfColumbia(law.DC),
  delaware(law.DE),
  florida,
  georgia(law.GA),
  hawaii(law.HI),
  iowa(law.IA),
  idaho(law.ID),
  illinois(law.IL),
  indiana(law.IN),
  kansas(law.KS),
  kentucky(law.KY),
  louisiana(law.LA),
  massachusetts(law.MA),
  maryland(law.MD),
  maine(law.ME),
  michigan(law.MI),
  minnesota(law.MN),
  missouri(law.MO),
  mississippi(law.MS),
];
