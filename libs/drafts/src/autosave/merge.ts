import type { Values } from './adapter';
import { leavesOf, sameValue, valueAt } from './paths';

/** Conflict: a field, or a whole list, that both sides changed differently. */
export interface Dispute {
  /** Path such as `children.0.ssn`. */
  field: string;
  mine: unknown;
  theirs: unknown;
}

export interface Merge {
  /** Changes made only on the other side, to be applied here. */
  theirs: { field: string; value: unknown }[];
  disputes: Dispute[];
}

interface Sides {
  /** Last version known to both sides. */
  base: Values;
  mine: Values;
  theirs: Values;
  /** Bodies sent from here without a response. A record with these values is our own save, not a change by others. */
  unanswered: readonly Values[];
}

/** Merges two changes of one record field by field (three-way merge). Lists of different lengths count as one field. */
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

/** Returns the paths of all fields; a list is treated as one field when its length differs between the sides. */
function fieldsOf(...sides: Values[]): string[] {
  const lists = Object.keys(Object.assign({}, ...sides) as Values).filter((name) => {
    const lengths = sides.map((side) => (Array.isArray(side[name]) ? side[name].length : 0));
    return sides.some((side) => Array.isArray(side[name])) && new Set(lengths).size > 1;
  });
  const leaves = sides.flatMap((side) => leavesOf(side).map(([path]) => path));
  const inside = leaves.filter((path) => !path.endsWith('.key') && !lists.includes(path.split('.', 1)[0] ?? ''));
  return [...new Set([...inside, ...lists])];
}
