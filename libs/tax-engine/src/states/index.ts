import type { StateCode } from '../input';
import { statesFromAToM } from './a-m';
import { statesFromNToZ } from './n-z';
import type { StateLaw } from './state-law';

/** Their fields in one order, so that all laws have one shape: whoever reads any of them reads it fast. */
const inOneShape = ({ code, name, form, kind, totals, leftOut, compute }: StateLaw): StateLaw => ({
  code,
  name,
  form,
  kind,
  totals: {
    from: totals?.from,
    agi: totals?.agi,
    taxableIncome: totals?.taxableIncome,
    tax: totals?.tax,
    net: totals?.net,
    withheld: totals?.withheld,
  },
  leftOut,
  compute,
});

const laws = new Map<StateCode, StateLaw>(
  [...statesFromAToM, ...statesFromNToZ].map((law) => [law.code, inOneShape(law)]),
);

/** The law of one of the 51 jurisdictions; the registry is complete, which a test proves. */
export function stateLaw(code: StateCode): StateLaw {
  const law = laws.get(code);
  if (!law) throw new RangeError(`No tax law is written for state ${code}.`);
  return law;
}
