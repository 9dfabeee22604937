import { readFileSync } from 'node:fs';
import { isSecret, settingOf } from './secret-settings';

const read = (file: string): string => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');

const matches = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();

const compose = read('docker-compose.yml') + read('deploy/compose/tls.yml');
const variables = matches(compose, /\$\{(\w+)[:}]/g);
const [ofPrograms = '', ofCompose = ''] = read('docs/operations.md').split('Settings of **compose** only:');
/** Secrets are files instead of variables; compose.spec.ts compares them with the programs. */
const secrets = matches(compose, /\/run\/secrets\/(\w+)$/gm);
/** Settings that a program reads: a spec beside their definitions compares them with the guide. */
const known = matches(ofPrograms, /^\| `([A-Z0-9_]+)` +\|/gm);
/** Settings of the bff and the gateway that compose sets itself, and why an office cannot. */
const fixed: Readonly<Record<string, string>> = {
  NODE_ENV: 'containers are for production',
  HOST: 'set by the images',
  DATA_DIR: 'the volume of the documents',
  API_URLS: 'the service bff',
  DEMO: 'rejected in production',
  LIVE_RELOAD: 'for development',
  SERVE_FOLDER: 'set by the images of the shell and the areas',
};

describe('settings of the compose file', () => {
  it('are all listed in .env.example', () => {
    expect(matches(read('.env.example'), /^([A-Z0-9_]+)=/gm)).toEqual(variables);
    expect(variables.filter(isSecret)).toEqual([]);
  });

  it('include every setting of the programs that compose does not fix', () => {
    expect(known.length).toBeGreaterThan(45);
    const configurable = [...variables, ...secrets];
    expect(known.filter((name) => !configurable.includes(name)).sort()).toEqual(Object.keys(fixed).sort());
  });

  it('are passed only to programs that read them', () => {
    const passed = matches(compose, /^ +([A-Z0-9_]+): [^{\s]/gm).filter(
      (name) => !/^(POSTGRES|BACKUP)_|^PG|^SERVICE_PASSWORD_FILE$/.test(name),
    );
    expect(passed.length).toBeGreaterThan(20);
    expect(passed.filter((name) => ![name, settingOf(name)].some((one) => known.includes(one)))).toEqual([]);
  });

  it('are documented in docs/operations.md', () => {
    const documented = matches(ofCompose, /^\| `([A-Z0-9_]+)` +\|/gm);
    const given = [...variables, ...secrets];
    expect(given.filter((name) => ![...known, ...documented].includes(name))).toEqual([]);
    expect(documented.filter((name) => ![...known, ...given].includes(name))).toEqual([]);
  });
});
