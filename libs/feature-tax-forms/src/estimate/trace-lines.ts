import type { EstimateResult, Note, TraceLine } from '@portal/tax-engine/result';

export type Return = 'federal' | 'schedules' | 'state' | 'city';

export interface TraceSection {
  id: Return;
  /** Name of the return's form, as printed. */
  form: string;
  lines: TraceLine[];
  /** Lines of $0.00 that have no notes and are not needed for a sum. */
  zeros: TraceLine[];
  /** Notes that concern hidden lines. */
  notes: Note[];
}

/** The engine's form name for a state without an income tax; its lines carry no information. */
export const noReturn = 'No return';

/** Show the taxable amount and its tax even at $0.00; otherwise a return would end in the middle of its sum. */
const results = ['1040.15', '1040.24', 'state.taxable_income', 'state.net_tax', 'local.taxable_income', 'local.tax'];

const returnOf = (id: string): Return => {
  if (id.startsWith('1040.')) return 'federal';
  if (id.startsWith('state.')) return 'state';
  return id.startsWith('local.') ? 'city' : 'schedules';
};

/** A state's return may start with a line of Form 1040, so take the form of its own income line. */
const formOf = (lines: readonly TraceLine[]): string =>
  (lines.find(({ id }) => id === 'state.agi') ?? lines[0])?.form ?? '';

/**
 * Groups the lines by return, in the order of the forms. Zero lines are collapsed unless an assumption or decision
 * concerns them.
 */
export function sectionsOf(result: EstimateResult): TraceSection[] {
  const { lines } = result;
  const notes = notesOf(result);
  const order: Return[] = ['federal', 'schedules', 'state', 'city'];
  return order
    .map((id) => {
      const all = lines.filter((line) => returnOf(line.id) === id);
      const own = all.filter(({ form }) => form !== noReturn);
      const linesWithNotes = new Set(notes.map(({ line }) => line));
      const isZero = ({ amount, unit, id: of }: TraceLine): boolean =>
        amount === 0 && unit === undefined && !linesWithNotes.has(of) && !results.includes(of);
      const ids = new Set(own.map((line) => line.id));
      return {
        id,
        form: formOf(all),
        lines: own.filter((line) => !isZero(line)),
        zeros: own.filter(isZero),
        notes: notes.filter(({ line }) => returnOf(line) === id && !ids.has(line)),
      };
    })
    .filter(({ form, notes: ownNotes }) => form !== '' || ownNotes.length > 0);
}

/** Returns assumptions and decisions. Omits the note about which spouse earns if neither does. */
export function notesOf({ lines, notes = [] }: EstimateResult): Note[] {
  const isEarned = lines.some(({ id, amount }) => (id === '1040.1z' || id === 'SE.12') && amount !== 0);
  return notes.filter(({ id }) => isEarned || id !== 'one_earner');
}

export const notesForLine = (result: EstimateResult, id: string): Note[] =>
  notesOf(result).filter(({ line }) => line === id);
