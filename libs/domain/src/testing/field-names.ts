import { getMetadataStorage } from 'class-validator';
import type { DtoClass } from '../contract/contract';

/** Returns the names of the fields of a contract class that have rules. */
export const fieldNamesOf = (dto: DtoClass): string[] => {
  const rules = getMetadataStorage().getTargetValidationMetadatas(dto, '', true, false);
  return [...new Set(rules.map(({ propertyName }) => propertyName))];
};
