import { set, type FieldErrors, type FieldValues } from 'react-hook-form';
import type { FieldError } from '@portal/domain/problem';

/** Converts blank values to null, which clears the stored value. */
export function blankToNull(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? null : value;
  if (Array.isArray(value)) return value.map(blankToNull);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, blankToNull(inner)]));
}

/** Marks errors from the contract's rules, so that they can be translated again after a language change. */
export const foundHere = 'contract';

/** Returns the errors nested by path (`children.0.ssn`), as react-hook-form stores them. */
export function nestedErrors(errors: readonly FieldError[]): FieldErrors<FieldValues> {
  const nested: FieldErrors<FieldValues> = {};
  for (const { field, detail } of errors) set(nested, field, { type: foundHere, message: detail });
  return nested;
}

interface ShownError extends FieldError {
  /** Whether the error comes from the contract's rules or from the server. */
  type: unknown;
}

/** Inverse of `nestedErrors`: returns every error with its path, in form order. */
export function flatErrors(errors: object, path = ''): ShownError[] {
  return Object.entries(errors).flatMap(([key, inner]: [string, unknown]) => {
    if (inner === null || typeof inner !== 'object') return [];
    const field = path ? `${path}.${key}` : key;
    if ('message' in inner && typeof inner.message === 'string')
      return [{ field, detail: inner.message, type: 'type' in inner ? inner.type : undefined }];
    return key === 'ref' ? [] : flatErrors(inner, field);
  });
}
