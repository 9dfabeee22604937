import { readFileSync } from 'node:fs';

const read = (file: string): string => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');

const matches = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();

const compose = read('docker-compose.yml');
const variables = matches(compose, /\$\{(\w+)[:}]/g);
const [programs = '', ofCompose = ''] = read('docs/operations.md').split('Settings of **compose** only:');
/** Settings that a program reads: a spec beside their definitions compares them with the guide. */
const known = matches(programs, /^\| `([A-Z_]+)` +\|/gm);

describe('settings of the compose file', () => {
  it('are all listed in .env.example', () => {
    expect(matches(read('.env.example'), /^([A-Z_]+)=/gm)).toEqual(variables);
  });

  it('are passed only to programs that read them', () => {
    const passed = matches(compose, /^ +([A-Z_]+): /gm).filter(
      (name) => !/^(POSTGRES|BACKUP)_|^PG|^SERVICE_PASSWORD$/.test(name),
    );
    expect(passed.length).toBeGreaterThan(20);
    expect(passed.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('are documented in docs/operations.md', () => {
    const documented = matches(ofCompose, /^\| `([A-Z_]+)` +\|/gm);
    expect(variables.filter((name) => ![...known, ...documented].includes(name))).toEqual([]);
    expect(documented.filter((name) => ![...known, ...variables].includes(name))).toEqual([]);
  });
});
