import type { DtoClass } from '@portal/domain/contract/contract';
import { getMetadataStorage } from 'class-validator';

type Rules = ReadonlyMap<string, readonly string[]>;

/** Rules stand in decorators and never change, and every request asks for them. */
const knownRules = new WeakMap<DtoClass, Rules>();

/** The rules of each field of a class of the contract, by field. */
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
