import { submitGroup } from '@portal/domain/contract/rule';
import type { Shape } from '@portal/domain/contract/shapes';
import { defaultMetadataStorage } from 'class-transformer/cjs/storage.js';
import { getMetadataStorage } from 'class-validator';
import { validationMetadatasToSchemas } from 'class-validator-jsonschema';
import { everyShape } from '../every-shape';
import { ruleSchemas, type Schema } from './rule-schemas';

export const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** Every class of the contract as a JSON schema, by name. */
export function shapeSchemas(): Record<string, Schema> {
  const schemas = validationMetadatasToSchemas({
    additionalConverters: { ...ruleSchemas, isObject: {} },
    classTransformerMetadataStorage: defaultMetadataStorage,
    classValidatorMetadataStorage: getMetadataStorage(),
    refPointerPrefix: '#/components/schemas/',
    // Being required is a rule of our own: see below.
    skipMissingProperties: true,
  });
  return Object.fromEntries(
    Object.entries(everyShape).map(([name, shape]) => [name, completed(shape, { ...schemas[name] })]),
  );
}

function completed(shape: Shape, schema: Schema): Schema {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  const always = requiredFields(shape, false);
  const onSubmit = requiredFields(shape, true);
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

function requiredFields(shape: Shape, onSubmit: boolean): string[] {
  return getMetadataStorage()
    .getTargetValidationMetadatas(shape, '', false, false)
    .filter(({ name, groups }) => name === 'required' && groups.includes(submitGroup) === onSubmit)
    .map(({ propertyName }) => propertyName);
}

/** What need not be filled in may be absent or null. */
function orNull(property: Schema): Schema {
  const { type, enum: values } = property;
  if (typeof type !== 'string') return { anyOf: [property, { type: 'null' }] };
  return {
    ...property,
    type: [type, 'null'],
    ...(Array.isArray(values) ? { enum: [...(values as unknown[]), null] } : {}),
  };
}
