import type { StateCode } from '../input';
import { statesFromAToM } from './a-m';
import { statesFromNToZ } from './n-z';
import type { StateLaw } from './state-law';

const laws = new Map<StateCode, StateLaw>([...statesFromAToM, ...statesFromNToZ].map((law) => [law.code, law]));

/** The law of one of the 51 jurisdictions; the registry is complete, which a test proves. */
export function stateLaw(code: StateCode): StateLaw {
  const law = laws.get(code);
  if (!law) throw new RangeError(`No tax law is written for state ${code}.`);
  return law;
}
