import type { FieldError } from '@portal/domain/problem';
import type { Values } from './adapter';
import { leavesOf, setAt, stablePath, valueAt } from './paths';

interface Known {
  /** Value at the last blur or load. */
  settled: unknown;
  /** Last valid value typed since then. */
  typed: unknown;
}

/**
 * Last valid value of each field. While a field is invalid, this value is sent in its place, so that a half-typed
 * number never erases the saved one.
 */
export class LastGoodValues {
  private readonly known = new Map<string, Known>();

  /** Resets to the values of a record that has just been loaded. */
  load(body: object, values: Values): void {
    this.known.clear();
    for (const [path, value] of leavesOf(body)) {
      this.known.set(stablePath(values, path), { settled: value, typed: value });
    }
  }

  /** Returns the body with each invalid field at its last valid value, or without the field when none is known. */
  fill<Body extends object>(body: Body, values: Values, errors: readonly FieldError[]): Body {
    const wrong = new Set(errors.map(({ field }) => field));
    for (const [path, value] of leavesOf(body)) {
      if (!wrong.has(path)) this.remember(stablePath(values, path), value);
    }
    if (wrong.size === 0) return body;
    const filled = structuredClone({ ...body });
    for (const path of wrong) setAt(filled, path, this.goodFor(stablePath(values, path), valueAt(values, path)));
    return filled;
  }

  /** Settles the fields on blur: takes the current valid value as intended. */
  settle(values: Values): void {
    for (const [path, present] of leavesOf(values)) {
      const field = stablePath(values, path);
      const known = this.known.get(field);
      if (!known) continue;
      const settled = this.goodFor(field, present);
      this.known.set(field, { settled, typed: settled });
    }
  }

  /** Reverts a field after its recorded value was rejected: to this value, or to none. */
  revert(values: Values, path: string, value: unknown): void {
    this.known.set(stablePath(values, path), { settled: value ?? undefined, typed: value ?? undefined });
  }

  private remember(field: string, value: unknown): void {
    this.known.set(field, { settled: this.known.get(field)?.settled, typed: value });
  }

  private goodFor(field: string, present: unknown): unknown {
    const known = this.known.get(field);
    if (!known) return undefined;
    return isBeginning(known.typed, present) ? known.settled : known.typed;
  }
}

/**
 * Returns whether the recorded amount is only a prefix of what is being typed: 520,001,234 is valid on the way to
 * 520,001,234,567, but the user never meant it.
 */
function isBeginning(good: unknown, present: unknown): boolean {
  if (typeof good !== 'number') return false;
  const typed = digitsOf(present);
  const before = good === 0 ? '' : digitsOf(good);
  return typed.length > before.length && typed.startsWith(before);
}

const digitsOf = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value).replace(/[^\d.]/g, '') : '';
