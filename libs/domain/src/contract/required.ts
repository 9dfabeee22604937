import { getMetadataStorage } from 'class-validator';
import type { Shape } from './shapes';

const requiredByShape = new WeakMap<Shape, ReadonlySet<string>>();

function requiredOf(shape: Shape): ReadonlySet<string> {
  const rules = getMetadataStorage().getTargetValidationMetadatas(shape, '', true, false);
  return new Set(rules.filter((rule) => rule.name === 'required').map((rule) => rule.propertyName));
}

/** Whether a field has to be filled in before the record counts as whole: the mark beside its label. */
export function isRequired(shape: Shape, field: string): boolean {
  const required = requiredByShape.get(shape) ?? requiredOf(shape);
  requiredByShape.set(shape, required);
  return required.has(field);
}
