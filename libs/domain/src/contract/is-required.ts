import { getMetadataStorage } from 'class-validator';
import type { DtoClass } from './contract';

const requiredByShape = new WeakMap<DtoClass, ReadonlySet<string>>();

function requiredOf(shape: DtoClass): ReadonlySet<string> {
  const rules = getMetadataStorage().getTargetValidationMetadatas(shape, '', true, false);
  return new Set(rules.filter((rule) => rule.name === 'required').map((rule) => rule.propertyName));
}

/** Returns whether a field is required, always or on submit, and therefore marked beside its label. */
export function isRequired(shape: DtoClass, field: string): boolean {
  const required = requiredByShape.get(shape) ?? requiredOf(shape);
  requiredByShape.set(shape, required);
  return required.has(field);
}
