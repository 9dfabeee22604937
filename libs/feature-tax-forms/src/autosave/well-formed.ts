import { check } from '@portal/domain/contract/check';
import { IntakeBody } from '@portal/domain/intake/intake.dto';
import type { FieldError } from '@portal/domain/problem';

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Takes `children.0.ssn` out of a tree that nobody else holds. */
function remove(tree: Tree, path: string): void {
  const [head = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    Reflect.deleteProperty(tree, head);
    return;
  }
  const inner = tree[head];
  if (isTree(inner)) remove(inner, rest.join('.'));
}

export interface WellFormed {
  body: IntakeBody;
  /** What stays on the screen only, until it is mended. */
  left: FieldError[];
}

/** The part of a draft that can be saved. `refused`: what the server did not take although it looked well. */
export function wellFormed(body: IntakeBody, refused: readonly FieldError[] = []): WellFormed {
  const { errors } = check(IntakeBody, body, 'draft');
  const left = [...errors, ...refused.filter(({ field }) => !errors.some((error) => error.field === field))];
  const kept: Tree = structuredClone({ ...body });
  for (const { field } of left) remove(kept, field);
  return { body: kept, left };
}
