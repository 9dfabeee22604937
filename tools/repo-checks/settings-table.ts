import { composeName, type Read } from './compose';

const guide = 'docs/operations.md';
const example = '.env.example';

/**
 * Requires that compose passes only settings that a program reads, that `.env.example` lists exactly the variables of
 * compose, and that all of them are documented. The programs' own tables are tested next to their definitions.
 */
export function settingsTable(read: Read): string[] {
  const compose = read(composeName);
  const asked = new Set(matches(compose, /\$\{(\w+)[:}]/g));
  const offered = new Set(matches(read(example), /^([A-Z_]+)=/gm));
  const [programs = '', ofCompose = ''] = read(guide).split('Settings of **compose** only:');
  const known = new Set(matches(programs, /^\| `([A-Z_]+)` +\|/gm));
  const explained = new Set([...known, ...matches(ofCompose, /^\| `([A-Z_]+)` +\|/gm)]);
  const handed = matches(compose, /^ +([A-Z_]+): /gm).filter((name) => !isOfPostgres(name));
  return [
    ...without(asked, offered).map((name) => `${example} does not name ${name}, which ${composeName} asks for`),
    ...without(offered, asked).map((name) => `${example} names ${name}, which ${composeName} never asks for`),
    ...without(new Set(handed), known).map((name) => `${composeName} hands over ${name}, which nobody reads`),
    ...without(asked, explained).map((name) => `${guide} does not explain ${name}`),
    ...without(explained, new Set([...known, ...asked])).map((name) => `${guide} explains ${name}, which nobody reads`),
  ];
}

const isOfPostgres = (name: string) => /^POSTGRES_|^SERVICE_PASSWORD$/.test(name);

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

const without = (all: ReadonlySet<string>, these: ReadonlySet<string>) =>
  [...all].filter((name) => !these.has(name)).sort();
