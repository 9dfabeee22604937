import type { Values } from './adapter';
import { leavesOf, sameValue, valueAt } from './paths';

/** A field, or a whole list, that was changed on both sides to something different. */
export interface Dispute {
  /** `children.0.ssn` */
  field: string;
  mine: unknown;
  theirs: unknown;
}

export interface Merge {
  /** What only the others have changed: to be taken over here. */
  theirs: { field: string; value: unknown }[];
  disputes: Dispute[];
}

interface Sides {
  /** As both sides last saw it. */
  base: Values;
  mine: Values;
  theirs: Values;
  /** Sent from here without an answer: where the record says that, it is no change of theirs. */
  unanswered: readonly Values[];
}

/** Lays two changes of one record over each other, field by field. Lists of a different length are one field. */
export function merge({ base, mine, theirs, unanswered }: Sides): Merge {
  const merged: Merge = { theirs: [], disputes: [] };
  const ours = (field: string, value: unknown): boolean =>
    [base, ...unanswered].some((values) => sameValue(valueAt(values, field), value));
  for (const field of fieldsOf(base, mine, theirs)) {
    const [here, there] = [valueAt(mine, field), valueAt(theirs, field)];
    if (sameValue(here, there) || ours(field, there)) continue;
    if (sameValue(here, valueAt(base, field))) merged.theirs.push({ field, value: there });
    else merged.disputes.push({ field, mine: here, theirs: there });
  }
  return merged;
}

/** Paths of all fields; a list is one where the sides do not have the same number of items. */
function fieldsOf(...sides: Values[]): string[] {
  const lists = Object.keys(Object.assign({}, ...sides) as Values).filter((name) => {
    const lengths = sides.map((side) => (Array.isArray(side[name]) ? side[name].length : 0));
    return sides.some((side) => Array.isArray(side[name])) && new Set(lengths).size > 1;
  });
  const leaves = sides.flatMap((side) => leavesOf(side).map(([path]) => path));
  const inside = leaves.filter((path) => !path.endsWith('.key') && !lists.includes(path.split('.', 1)[0] ?? ''));
  return [...new Set([...inside, ...lists])];
}
