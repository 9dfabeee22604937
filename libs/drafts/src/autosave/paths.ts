import type { Values } from './adapter';

type Branch = Record<string, unknown>;

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/** Returns the value at a path such as `children.0.ssn`; undefined when there is none. */
export function valueAt(tree: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, name) => (isBranch(inner) ? inner[name] : undefined), tree);
}

/** Sets the value at a path, mutating the tree; undefined deletes it. */
export function setAt(tree: object, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  const branch = valueAt({ tree }, ['tree', ...names].join('.'));
  if (!isBranch(branch)) return;
  if (value === undefined) Reflect.deleteProperty(branch, last);
  else branch[last] = value;
}

/** Returns every leaf value with its path. */
export function leavesOf(tree: unknown, path = ''): [path: string, value: unknown][] {
  if (!isBranch(tree)) return [[path, tree]];
  return Object.entries(tree).flatMap(([name, inner]) => leavesOf(inner, path ? `${path}.${name}` : name));
}

/**
 * Replaces list indexes by item keys, so that the path survives moves within the list: `children.0.ssn` →
 * `children.<key of the first child>.ssn`.
 */
export function stablePath(values: Values, path: string): string {
  const names = path.split('.');
  return names
    .map((name, at) => {
      const key = valueAt(values, [...names.slice(0, at), name, 'key'].join('.'));
      return typeof key === 'string' ? key : name;
    })
    .join('.');
}

/** Compares values, ignoring surrounding spaces and the difference between empty and missing. */
export const sameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(visible(one)) === JSON.stringify(visible(other));

function visible(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || null;
  if (Array.isArray(value)) return value.map(visible);
  if (!isBranch(value)) return value ?? null;
  const fields = Object.entries(value).filter(([name]) => name !== 'key');
  return Object.fromEntries(fields.map(([name, inner]) => [name, visible(inner)]));
}
