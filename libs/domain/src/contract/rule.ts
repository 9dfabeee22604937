import { ValidateBy, type ValidationArguments, type ValidationOptions } from 'class-validator';
import { labelOf } from './labels';

/** Rules of this group are left out while a record is only saved as a draft. */
export const submitGroup = 'submit';

export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** The sentence for an invalid value; `{label}` stands for the field's label. */
function sentence(text: string) {
  return (at?: ValidationArguments): string =>
    text.replace('{label}', at ? labelOf(at.object.constructor, at.property) : '');
}

/**
 * A rule over one filled-in value. Blank passes: whether a field must be filled in is `@Required`'s question alone.
 * `constraints` are published in the OpenAPI schema by the rule's name.
 */
export function rule(
  name: string,
  holds: (value: unknown, at?: ValidationArguments) => boolean,
  text: string,
  constraints: unknown[] = [],
  options?: ValidationOptions,
): PropertyDecorator {
  return ValidateBy(
    {
      name,
      constraints,
      validator: {
        validate: (value: unknown, at?: ValidationArguments) =>
          value === undefined || value === null || value === '' || holds(value, at),
        defaultMessage: sentence(text),
      },
    },
    options,
  );
}

/** Must be filled in: always, or only when the record is submitted. */
export function Required(when: 'always' | 'on submit' = 'always'): PropertyDecorator {
  return ValidateBy(
    {
      name: 'required',
      validator: { validate: (value: unknown) => !isBlank(value), defaultMessage: sentence('{label} is required.') },
    },
    when === 'on submit' ? { groups: [submitGroup] } : undefined,
  );
}
