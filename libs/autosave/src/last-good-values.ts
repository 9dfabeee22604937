import type { FieldError } from '@portal/domain/problem';
import type { Values } from './adapter';
import { leavesOf, setAt, stablePath, valueAt } from './paths';

interface Known {
  /** When the field was last left, or loaded. */
  settled: unknown;
  /** Since then, while it is being typed in. */
  typed: unknown;
}

/**
 * The last well-formed value of each field. While what stands in a field is not well formed, this goes on being sent in
 * its place, so that a half-typed number never erases the one that is saved.
 */
export class LastGoodValues {
  private readonly known = new Map<string, Known>();

  /** Forgets what was, and takes the values of a record that has just been loaded. */
  load(body: object, values: Values): void {
    this.known.clear();
    for (const [path, value] of leavesOf(body)) {
      this.known.set(stablePath(values, path), { settled: value, typed: value });
    }
  }

  /** The body with every field that is not well formed at its last good value; left out where none is known. */
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

  /** The field that was being typed in has been left: what is good now is what was meant. */
  settle(values: Values): void {
    for (const [path, present] of leavesOf(values)) {
      const field = stablePath(values, path);
      const known = this.known.get(field);
      if (!known) continue;
      const settled = this.goodFor(field, present);
      this.known.set(field, { settled, typed: settled });
    }
  }

  /** What was taken for good is not: goes back to this value, or to none. */
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
 * An amount is typed digit by digit, and each beginning of it is a well-formed amount of its own that nobody meant:
 * 520,001,234 on the way to 520,001,234,567.
 */
function isBeginning(good: unknown, present: unknown): boolean {
  if (typeof good !== 'number') return false;
  const typed = digitsOf(present);
  const before = good === 0 ? '' : digitsOf(good);
  return typed.length > before.length && typed.startsWith(before);
}

const digitsOf = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value).replace(/[^\d.]/g, '') : '';
