import type { IntakeBody } from '@portal/domain/intake/intake.dto';
import { bodyOf, valuesOf } from '../intake/intake-values';

export interface Difference {
  /** `children.0.ssn` */
  field: string;
  mine: unknown;
  theirs: unknown;
}

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function leaves(tree: unknown, path = ''): [string, unknown][] {
  if (!isTree(tree)) return [[path, tree]];
  return Object.entries(tree).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key));
}

/** A record as the form would send it, so that only what a person can see counts. */
const normal = (body: IntakeBody): Map<string, unknown> => new Map(leaves(bodyOf(valuesOf(body))));

/** What differs between what stands here and a record of the server, field by field. */
export function differences(mine: IntakeBody, theirs: IntakeBody): Difference[] {
  const [here, there] = [normal(mine), normal(theirs)];
  return [...new Set([...here.keys(), ...there.keys()])]
    .filter((field) => field !== '' && (here.get(field) ?? null) !== (there.get(field) ?? null))
    .map((field) => ({ field, mine: here.get(field) ?? null, theirs: there.get(field) ?? null }));
}
