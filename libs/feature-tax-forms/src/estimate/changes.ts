import { message, type Message } from '@portal/domain/i18n/message';
import type { TaxEstimateRequest } from '@portal/domain/tax/tax.dto';
import type { EstimateResult, Note } from '@portal/tax-engine/result';
import { balanceOf } from './estimate-sum';
import { yearOf } from './year-of';

/** An estimate and the request for it. */
export interface Answer {
  request: TaxEstimateRequest;
  result: EstimateResult;
  /** True if the withholding is unknown; only the tax is compared in that case. */
  taxOnly?: boolean;
}

export interface Change {
  /** Dollars; positive if better for the filer. */
  difference: number;
  why: Message;
}

/** @param year of the estimate after the change */
type Reason = (child: number, year: string) => Message;

const otherDependent: Reason = (child) => message('tax.changes.relative', { child });

/**
 * Reasons for a change, in order of precedence: a note appears, a note appears for a new dependent, or a note
 * disappears.
 */
const reasons: Partial<Record<Note['id'], { comes: Reason; added?: Reason; goes?: Reason }>> = {
  child_not_under_17: {
    comes: (child) => message('tax.changes.childNotUnder17', { child }),
    added: otherDependent,
    goes: (child) => message('tax.changes.childUnder17', { child }),
  },
  dependent_born_later: { comes: (child, year) => message('tax.changes.bornLater', { child, year }) },
  relative_500: { comes: otherDependent, added: otherDependent },
  adult_relative_500: { comes: otherDependent, added: otherDependent },
  child_not_under_19: { comes: (child) => message('tax.changes.childNotUnder19', { child }) },
  filers_65: { comes: () => message('tax.changes.from65'), goes: () => message('tax.changes.notFrom65') },
  earned_income_credit_age: {
    comes: () => message('tax.changes.creditAge'),
    goes: () => message('tax.changes.creditAgeFits'),
  },
};

/** Returns the key of a note. Notes with the same id about the same person have the same key. */
const keyOf = ({ id, params }: Note): string => `${id} ${params.child ?? ''} ${params.filers ?? ''}`;

const missingIn = (notes: readonly Note[], others: readonly Note[]): Note[] => {
  const known = new Set(others.map(keyOf));
  return notes.filter((note) => !known.has(keyOf(note)));
};

function reasonOf(before: Answer, after: Answer): Message | undefined {
  const [was, is] = [before.result.notes ?? [], after.result.notes ?? []];
  const year = yearOf(after.result);
  for (const { id, params } of missingIn(is, was)) {
    const child = params.child ?? 0;
    // A newly listed person cannot "no longer" qualify.
    const isNew = child > (before.request.num_children ?? 0);
    const reason = isNew ? reasons[id]?.added?.(child, year) : reasons[id]?.comes(child, year);
    if (reason) return reason;
  }
  for (const { id, params } of missingIn(was, is)) {
    // A removed person does not qualify again.
    const stillThere = (params.child ?? 0) <= (after.request.num_children ?? 0);
    const reason = stillThere ? reasons[id]?.goes?.(params.child ?? 0, year) : undefined;
    if (reason) return reason;
  }
  return undefined;
}

type Field = keyof TaxEstimateRequest;

/** Returns the label of the changed field. Changes to children are reported as a change to the list. */
function changedField(before: TaxEstimateRequest, after: TaxEstimateRequest): Message {
  const names = new Set([...Object.keys(before), ...Object.keys(after)] as Field[]);
  const changed = [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const reported = changed.filter((name) => name !== 'num_children' || !changed.includes('dependents'));
  const [only, ...more] = reported;
  return only && more.length === 0 ? { id: `intake.fields.${only}` } : message('tax.changes.several');
}

/** Returns how an edit changed the amount, and why; null if the amount is unchanged. */
export function changeBetween(before: Answer, after: Answer): Change | null {
  // A tax and a refund are not comparable.
  if (Boolean(before.taxOnly) !== Boolean(after.taxOnly)) return null;
  const difference = Math.round((balanceOf(after.result) - balanceOf(before.result)) * 100) / 100;
  if (difference === 0) return null;
  return { difference, why: reasonOf(before, after) ?? changedField(before.request, after.request) };
}
