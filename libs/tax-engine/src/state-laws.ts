import { stateWithholdingAssumed } from './assumptions';
import type { CompiledStateLaw } from './compiled-state-law';
import type { StateCode } from './input';
import type { StateFigures } from './law/state-figures';
import type { TaxLaw } from './law/tax-law';
import { stateWithholdingNote } from './notes/note';
import { leftOutOf } from './unsupported-credits';
import { statesFromAToM } from './states/a-m';
import { statesFromNToZ } from './states/n-z';
import type { StateLaw, Totals } from './states/state-law';
import { totalLinesOf } from './states/total-lines';

/** All fields are present, undefined if not set. */
type Whole<T> = { readonly [Field in keyof Required<T>]: T[Field] };

const wholeTotals = (totals: Totals | undefined): Whole<Totals> => ({
  from: totals?.from,
  agi: totals?.agi,
  taxableIncome: totals?.taxableIncome,
  tax: totals?.tax,
  otherTaxes: totals?.otherTaxes,
  net: totals?.net,
  withheld: totals?.withheld,
});

/** Copies the fields in a fixed order, so that all laws share one hidden class and property access stays fast. */
const inOneShape = (law: StateLaw): Whole<CompiledStateLaw> => ({
  code: law.code,
  name: law.name,
  form: law.form,
  kind: law.kind,
  totals: wholeTotals(law.totals),
  unsupported: law.unsupported,
  compute: law.compute,
  sharesChildTaxCredit: law.sharesChildTaxCredit,
  retirementRule: law.retirementRule,
  totalLines: totalLinesOf(law),
  leftOut: leftOutOf(law),
  withholdingAssumed: stateWithholdingAssumed(law.name),
  withholdingNote: stateWithholdingNote(law.code),
});

type StateLaws = ReadonlyMap<StateCode, CompiledStateLaw>;

const compile = (figures: StateFigures): StateLaws =>
  new Map([...statesFromAToM(figures), ...statesFromNToZ(figures)].map((law) => [law.code, inOneShape(law)]));

/** The states' laws by the figures of their year, each compiled at first use. */
const lawsByFigures = new WeakMap<StateFigures, StateLaws>();

function compiledOnce(figures: StateFigures): StateLaws {
  const known = lawsByFigures.get(figures);
  if (known) return known;
  const laws = compile(figures);
  lawsByFigures.set(figures, laws);
  return laws;
}

/** The laws used last, because most estimates are for one year. */
let last: { readonly figures: StateFigures; readonly laws: StateLaws } | undefined;

/** Returns a year's law of one of the 51 jurisdictions; a test proves that the registry is complete. */
export function stateLaw(code: StateCode, { states }: TaxLaw): CompiledStateLaw {
  if (last?.figures !== states) last = { figures: states, laws: compiledOnce(states) };
  const law = last.laws.get(code);
  if (!law) throw new RangeError(`No tax law is written for state ${code}.`);
  return law;
}
