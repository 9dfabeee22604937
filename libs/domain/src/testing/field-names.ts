import { getMetadataStorage } from 'class-validator';
import type { DtoClass } from '../contract/contract';

/** The fields that a class of the contract has rules for. */
export const fieldNamesOf = (dto: DtoClass): string[] => {
  const rules = getMetadataStorage().getTargetValidationMetadatas(dto, '', true, false);
  return [...new Set(rules.map(({ propertyName }) => propertyName))];
};
