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
import type { StateLaw } from './state-law';

/** Jurisdictions with codes from A to M (AK to MS), in the order of their codes. */
export const statesFromAToM: readonly StateLaw[] = [
  alaska,
  alabama,
  arkansas,
  arizona,
  california,
  colorado,
  connecticut,
  districtOfColumbia,
  delaware,
  florida,
  georgia,
  hawaii,
  iowa,
  idaho,
  illinois,
  indiana,
  kansas,
  kentucky,
  louisiana,
  massachusetts,
  maryland,
  maine,
  michigan,
  minnesota,
  missouri,
  mississippi,
];
