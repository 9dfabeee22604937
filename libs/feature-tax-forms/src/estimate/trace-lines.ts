import type { EstimateResult, Note, TraceLine } from '@portal/tax-engine/result';

export type Return = 'federal' | 'schedules' | 'state' | 'city';

export interface TraceSection {
  id: Return;
  /** The form of the return, as printed. */
  form: string;
  lines: TraceLine[];
  /** Lines of $0.00 about which nothing is to be said, and to which no sum leads. */
  zeros: TraceLine[];
  /** What is said about no line that is shown. */
  notes: Note[];
}

/** What the engine calls the form of a state without an income tax: its lines say nothing. */
export const noReturn = 'No return';

/** What is taxed and the tax of it stay in sight at $0.00 too: without them a return would end in the middle of its sum. */
const results = ['1040.15', '1040.24', 'state.taxable_income', 'state.net_tax', 'local.taxable_income', 'local.tax'];

const returnOf = (id: string): Return => {
  if (id.startsWith('1040.')) return 'federal';
  if (id.startsWith('state.')) return 'state';
  return id.startsWith('local.') ? 'city' : 'schedules';
};

/** A state's return may start with a line of Form 1040: where its own income stands, its form is named. */
const formOf = (lines: readonly TraceLine[]): string =>
  (lines.find(({ id }) => id === 'state.agi') ?? lines[0])?.form ?? '';

/** The lines by return, in the order of the forms; those of nothing folded, but not where something was assumed or decided. */
export function sectionsOf(result: EstimateResult): TraceSection[] {
  const { lines } = result;
  const notes = notesOf(result);
  const order: Return[] = ['federal', 'schedules', 'state', 'city'];
  return order
    .map((id) => {
      const all = lines.filter((line) => returnOf(line.id) === id);
      const own = all.filter(({ form }) => form !== noReturn);
      const said = new Set(notes.map(({ line }) => line));
      const isZero = ({ amount, id: of }: TraceLine): boolean => amount === 0 && !said.has(of) && !results.includes(of);
      const ids = new Set(own.map((line) => line.id));
      return {
        id,
        form: formOf(all),
        lines: own.filter((line) => !isZero(line)),
        zeros: own.filter(isZero),
        notes: notes.filter(({ line }) => returnOf(line) === id && !ids.has(line)),
      };
    })
    .filter(({ form, notes: said }) => form !== '' || said.length > 0);
}

/** What was assumed or decided; who of a couple earns is of no interest where nobody does. */
export function notesOf({ lines, notes = [] }: EstimateResult): Note[] {
  const isEarned = lines.some(({ id, amount }) => (id === '1040.1z' || id === 'SE.12') && amount !== 0);
  return notes.filter(({ id }) => isEarned || id !== 'one_earner');
}

export const notesAt = (result: EstimateResult, id: string): Note[] =>
  notesOf(result).filter(({ line }) => line === id);
