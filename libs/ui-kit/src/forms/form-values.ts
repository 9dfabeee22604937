import { set, type FieldErrors, type FieldValues } from 'react-hook-form';
import type { FieldError } from '@portal/domain/problem';

/** Turns blanks into null, which clears what is stored. */
export function blankToNull(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? null : value;
  if (Array.isArray(value)) return value.map(blankToNull);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, blankToNull(inner)]));
}

/** Marks errors found by the contract's rules, which can be translated again after a language change. */
export const foundHere = 'contract';

/** `children.0.ssn` → nested, as react-hook-form stores errors. */
export function nestedErrors(errors: readonly FieldError[]): FieldErrors<FieldValues> {
  const nested: FieldErrors<FieldValues> = {};
  for (const { field, detail } of errors) set(nested, field, { type: foundHere, message: detail });
  return nested;
}

interface ShownError extends FieldError {
  /** Found here by the contract, or reported by the server. */
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
