import type { DtoClass } from '@portal/domain/contract/contract';
import { nestingsOf } from '@portal/domain/contract/nested';
import { submitGroup, type RuleContext } from '@portal/domain/contract/rule';
import { getMetadataStorage } from 'class-validator';
import type { ValidationMetadata } from 'class-validator/types/metadata/ValidationMetadata';
import { validationMetadatasToSchemas } from 'class-validator-jsonschema';
import { allDtos } from '../all-endpoints';

export type Schema = Record<string, unknown>;

export const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** Returns every contract class as a JSON schema, by name. */
export function dtoSchemas(): Record<string, Schema> {
  const schemas = validationMetadatasToSchemas({
    additionalConverters: { ...ruleConverters(), nestedValidation, isObject: {}, required: {} },
    classValidatorMetadataStorage: getMetadataStorage(),
    refPointerPrefix: '#/components/schemas/',
    // The schema's `required` follows our own rule: see below.
    skipMissingProperties: true,
  });
  return Object.fromEntries(
    Object.entries(allDtos).map(([name, dto]) => [name, completed(dto, { ...schemaOf(dto, schemas) })]),
  );
}

/** A class without rules of its own has the schema of the class it extends. */
function schemaOf(dto: DtoClass, schemas: Readonly<Record<string, object>>): object | undefined {
  const parent = Object.getPrototypeOf(dto) as DtoClass;
  return schemas[dto.name] ?? (parent.name ? schemaOf(parent, schemas) : undefined);
}

/** Every contract rule provides its own schema. */
function ruleConverters() {
  const names = allMetadatas().flatMap(({ name, context }) => {
    const { schema } = (context ?? {}) as Partial<RuleContext>;
    return name && schema ? [name] : [];
  });
  const schemaOf = ({ context }: ValidationMetadata): Schema => ({ ...(context as RuleContext).schema });
  return Object.fromEntries(names.map((name) => [name, schemaOf]));
}

const nestedValidation = ({ target, propertyName }: ValidationMetadata): Schema => {
  const nesting = nestingsOf(target as DtoClass)[propertyName];
  return nesting ? refTo(nesting.shape().name) : {};
};

const allMetadatas = (): ValidationMetadata[] =>
  Object.values(allDtos).flatMap((dto) => getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false));

function completed(dto: DtoClass, schema: Schema): Schema {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  const always = requiredFields(dto, false);
  const onSubmit = requiredFields(dto, true);
  return {
    type: 'object',
    properties: Object.fromEntries(
      properties.map(([name, property]) => [name, always.includes(name) ? property : orNull(property)]),
    ),
    additionalProperties: false,
    ...(always.length > 0 ? { required: always } : {}),
    ...(onSubmit.length > 0 ? { description: `Required when submitted: ${onSubmit.join(', ')}` } : {}),
  };
}

function requiredFields(dto: DtoClass, onSubmit: boolean): string[] {
  return getMetadataStorage()
    .getTargetValidationMetadatas(dto, '', false, false)
    .filter(({ name, groups }) => name === 'required' && groups.includes(submitGroup) === onSubmit)
    .map(({ propertyName }) => propertyName);
}

/** Optional fields may be absent or null. */
function orNull(property: Schema): Schema {
  const { type, enum: values } = property;
  if (typeof type !== 'string') return { anyOf: [property, { type: 'null' }] };
  return {
    ...property,
    type: [type, 'null'],
    ...(Array.isArray(values) ? { enum: [...(values as unknown[]), null] } : {}),
  };
}
