// @ts-check
import { composeName } from './compose.mjs';

const guide = 'docs/operations.md';
const example = '.env.example';

/**
 * Every setting is explained, nothing is explained that is none, and `.env.example` is exactly what compose asks for.
 * @type {import('./tree.mjs').Check}
 */
export function settingsTable({ files, read }) {
  const asked = new Set(matches(read(composeName), /\$\{(\w+)[:}]/g));
  const offered = new Set(matches(read(example), /^([A-Z_]+)=/gm));
  const known = new Set(files.filter(isReader).flatMap((file) => readIn(file, read(file))));
  const explained = new Set(matches(read(guide), /^\| `([A-Z_]+)` +\|/gm));
  const handed = matches(read(composeName), /^ +([A-Z_]+): /gm).filter((name) => !isOfPostgres(name));
  return [
    ...without(asked, offered).map((name) => `${example} does not name ${name}, which ${composeName} asks for`),
    ...without(offered, asked).map((name) => `${example} names ${name}, which ${composeName} never asks for`),
    ...without(new Set(handed), known).map((name) => `${composeName} hands over ${name}, which nobody reads`),
    ...without(new Set([...known, ...asked]), explained).map((name) => `${guide} does not explain ${name}`),
    ...without(explained, new Set([...known, ...asked])).map((name) => `${guide} explains ${name}, which nobody reads`),
  ];
}

const isReader = (/** @type {string} */ file) =>
  /^(bff\/src\/(config|cli)|tools\/(gateway|start))\//.test(file) && !/\.spec\./.test(file);

/** The ways in which settings are read from the environment. @param {string} file @param {string} text */
const readIn = (file, text) =>
  (file.startsWith('bff/')
    ? [/settings\s*\.\w+\('([A-Z_]+)'/g, /'(ADMIN_[A-Z]+)'/g]
    : [/\benv\.([A-Z_]+)\b/g, /\{ ([A-Z_]+): \w+ \} = process\.env/g]
  ).flatMap((pattern) => matches(text, pattern));

const isOfPostgres = (/** @type {string} */ name) => /^POSTGRES_|^SERVICE_PASSWORD$/.test(name);

/** @param {string} text @param {RegExp} pattern */
const matches = (text, pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** @param {ReadonlySet<string>} all @param {ReadonlySet<string>} these */
const without = (all, these) => [...all].filter((name) => !these.has(name)).sort();
