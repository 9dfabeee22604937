import type { DtoClass } from '@portal/domain/contract/contract';
import { getMetadataStorage } from 'class-validator';

type Rules = ReadonlyMap<string, readonly string[]>;

/** Caches the rules: decorators never change, and every request uses them. */
const knownRules = new WeakMap<DtoClass, Rules>();

/** Returns the validation rules of each field of a contract class. */
export function rulesByField(dto: DtoClass): Rules {
  const known = knownRules.get(dto);
  if (known) return known;
  const rules = new Map<string, string[]>();
  for (const one of getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false)) {
    rules.set(one.propertyName, [...(rules.get(one.propertyName) ?? []), one.name ?? one.type]);
  }
  knownRules.set(dto, rules);
  return rules;
}
