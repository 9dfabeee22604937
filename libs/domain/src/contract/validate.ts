import { validateSync, type ValidationError } from 'class-validator';
import { message, type Message, type Translate } from '../i18n/message';
import type { RuleContext } from './rule';
import type { FieldError } from '../problem';
import type { DtoClass } from './contract';
import { UnknownFieldStripper } from './strip-unknown-fields';
import { labelOf } from './labels';
import { fieldLimits } from './limits';

/** `draft`: values that are present must be well-formed. `whole`: required values must also be present. */
export type ValidationMode = 'draft' | 'whole';

export interface ValidationResult<T> {
  value: T;
  /** Validation errors; empty if the value is valid. */
  errors: FieldError[];
}

/**
 * Validates a plain value against a class of the contract, in the browser as well as on the server. Rejects unknown
 * fields and trims strings, except secrets. Error messages are in the language of `translate`.
 */
export function validate<T extends object>(
  dto: DtoClass<T>,
  plain: object,
  translate: Translate,
  mode: ValidationMode = 'whole',
): ValidationResult<T> {
  const cutter = new UnknownFieldStripper();
  const value = cutter.cut(dto, plain);
  const named = new Set(cutter.errors.map(({ field }) => field));
  const found = validateSync(value, {
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    strictGroups: mode === 'draft',
    validationError: { value: false },
  });
  const errors = [
    ...cutter.errors.map(({ field, detail }) => ({ field, detail: translate(detail) })),
    ...found.flatMap((error) => fieldErrors(error, translate)).filter(({ field }) => !named.has(field)),
  ];
  return { value, errors: errors.slice(0, fieldLimits.fieldErrors) };
}

function fieldErrors(error: ValidationError, translate: Translate, parent = ''): FieldError[] {
  const field = parent ? `${parent}.${error.property}` : error.property;
  const own = error.constraints ? [{ field, detail: translate(mostUseful(error)) }] : [];
  return [...own, ...(error.children ?? []).flatMap((child) => fieldErrors(child, translate, field))];
}

/** Returns one message per field. For an empty field, "is required" is more useful than "is not an address". */
function mostUseful({ target, property, constraints = {}, contexts = {} }: ValidationError): Message {
  // The error comes from the validator itself, not from one of our rules: an unknown field, or a value that should be a
  // record.
  if ('whitelistValidation' in constraints) return message('rules.unknownField');
  const broken: Readonly<Record<string, RuleContext>> = contexts;
  const { says } = broken.required ?? Object.values(broken)[0] ?? { says: message('rules.unknownField') };
  return { id: says.id, values: { ...says.values, label: labelOf(target?.constructor ?? {}, property) } };
}
