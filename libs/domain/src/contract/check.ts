import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import type { FieldError } from '../problem';
import { ruleWords } from './rules.words';
import type { Shape } from './shapes';

/** `draft`: what is filled in must be well formed. `whole`: and everything required must be there. */
export type CheckMode = 'draft' | 'whole';

export interface Checked<T> {
  value: T;
  /** Empty when the value holds. */
  errors: FieldError[];
}

/**
 * Checks a plain value against a class of the contract: the one way, in the form and on the server.
 * Unknown fields are an error; strings are trimmed before they are looked at.
 */
export function check<T extends object>(shape: Shape<T>, plain: object, mode: CheckMode = 'whole'): Checked<T> {
  const value = plainToInstance(shape, trimmed(plain) as object);
  const found = validateSync(value, {
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    strictGroups: mode === 'draft',
    validationError: { target: false, value: false },
  });
  return { value, errors: found.flatMap((error) => fieldErrors(error)) };
}

/** Trims every string, however deep, and drops nothing. */
function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(trimmed);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, trimmed(inner)]));
}

function fieldErrors(error: ValidationError, parent = ''): FieldError[] {
  const field = parent ? `${parent}.${error.property}` : error.property;
  const sentences = Object.entries(error.constraints ?? {});
  const own = sentences.length > 0 ? [{ field, detail: mostUseful(sentences) }] : [];
  return [...own, ...(error.children ?? []).flatMap((child) => fieldErrors(child, field))];
}

/** One sentence a field: that it is missing says more than that nothing is not an address. */
function mostUseful(sentences: [string, string][]): string {
  const named = (name: string) => sentences.find(([rule]) => rule === name)?.[1];
  if (named('whitelistValidation')) return ruleWords.unknownField;
  return named('required') ?? sentences[0]?.[1] ?? ruleWords.unknownField;
}
