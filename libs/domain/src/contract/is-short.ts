import { getMetadataStorage } from 'class-validator';
import type { DtoClass } from './contract';

/** Rules of answers with a fixed, short format. */
const shortRules: readonly (string | undefined)[] = ['account', 'ein', 'hexColor', 'pin', 'routing', 'state', 'zip'];

const shortByShape = new WeakMap<DtoClass, ReadonlySet<string>>();

function shortOf(shape: DtoClass): ReadonlySet<string> {
  const rules = getMetadataStorage().getTargetValidationMetadatas(shape, '', true, false);
  return new Set(rules.filter(({ name }) => shortRules.includes(name)).map(({ propertyName }) => propertyName));
}

/** Returns whether a field's answer is short, such as a ZIP code, so that its control is as narrow on every form. */
export function isShort(shape: DtoClass, field: string): boolean {
  const short = shortByShape.get(shape) ?? shortOf(shape);
  shortByShape.set(shape, short);
  return short.has(field);
}
