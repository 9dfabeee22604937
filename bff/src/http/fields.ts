import type { Shape } from '@portal/domain/contract/shapes';
import { getMetadataStorage } from 'class-validator';

type Rules = ReadonlyMap<string, readonly string[]>;

/** Rules stand in decorators and never change, and every request asks for them. */
const knownRules = new WeakMap<Shape, Rules>();

/** The rules of each field of a class of the contract, by field. */
export function rulesByField(shape: Shape): Rules {
  const known = knownRules.get(shape);
  if (known) return known;
  const rules = new Map<string, string[]>();
  for (const one of getMetadataStorage().getTargetValidationMetadatas(shape, '', false, false)) {
    rules.set(one.propertyName, [...(rules.get(one.propertyName) ?? []), one.name ?? one.type]);
  }
  knownRules.set(shape, rules);
  return rules;
}
