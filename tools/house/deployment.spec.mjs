// @ts-check
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { composeFile } from './compose.mjs';
import { composeSafety } from './compose-safety.mjs';
import { dockerfiles } from './dockerfiles.mjs';
import { settingsTable } from './settings-table.mjs';
import { treeOf } from './tree.mjs';

const tree = treeOf(fileURLToPath(new URL('../..', import.meta.url)));
const compose = 'docker-compose.yml';

/**
 * The project with one piece of text put in place of another.
 * @param {string} file
 * @param {string | RegExp} from
 * @param {string} to
 * @returns {import('./tree.mjs').Tree}
 */
function changed(file, from, to) {
  const before = tree.read(file);
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} does not hold ${from}`);
  return {
    files: tree.files,
    read: (name) => (name === file ? after : readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')),
  };
}

describe('the compose file', () => {
  it.each([
    ['a health check switched off', 'start_period: 40s', 'disable: true', /bff has no health check/],
    ['a time that is none', 'interval: 10s', 'interval: ten', /must match format "duration"/],
    ['a Dockerfile that is not there', 'dockerfile: bff/', 'dockerfile: api/', /there is no api\/Dockerfile/],
    [
      'a port of the bff',
      'environment: *bff-settings',
      'environment: *bff-settings\n    ports: ["3000:3000"]',
      /only one/,
    ],
  ])('is refused with %s', (_what, from, to, complaint) => {
    expect(composeFile(changed(compose, from, to)).join('\n')).toMatch(complaint);
  });

  it.each([
    [
      'a secret everybody knows',
      '${JWT_SECRET:?set it, see .env.example}',
      '${JWT_SECRET:-changeme}',
      /JWT_SECRET must be given/,
    ],
    ['a secret in it', '${METRICS_TOKEN:-}', 'letmein', /METRICS_TOKEN of bff is written down/],
    [
      'a password of a file for all',
      '${POSTGRES_PASSWORD:?set it, see .env.example}\n',
      'portal\n',
      /POSTGRES_PASSWORD of postgres/,
    ],
    ['a program that can write', 'read_only: true', 'read_only: false', /gateway can write/],
    ['privileges kept', 'cap_drop: [ALL]', 'cap_drop: [CHOWN]', /bff keeps privileges/],
    [
      'privileges to be had',
      "security_opt: ['no-new-privileges:true']",
      'security_opt: []',
      /shell can gain privileges/,
    ],
    ['no bound of memory', 'mem_limit: 192m', 'pids_limit: 100', /mfe-admin has no bound/],
    ['a door to everybody', '${BIND:-127.0.0.1}:', '', /open to every network/],
    [
      'a door of the database',
      'networks: [database]',
      'networks: [database]\n    ports: ["5432:5432"]',
      /nothing else, has a port/,
    ],
    [
      'files near the database',
      'networks: [inside]\n  healthcheck',
      'networks: [database]\n  healthcheck',
      /shell reaches the database/,
    ],
  ])('is refused with %s', (_what, from, to, complaint) => {
    expect(composeSafety(changed(compose, from, to)).join('\n')).toMatch(complaint);
  });

  it('is refused without a part that is deployed', () => {
    const without = changed(compose, 'build: { context: ., dockerfile: mfe-admin/Dockerfile }', '');
    expect(dockerfiles(without)).toEqual([`${compose} builds no mfe-admin/Dockerfile`]);
  });

  it('stands as it is', () => {
    expect([composeFile, composeSafety, dockerfiles].flatMap((check) => check(tree))).toEqual([]);
  });
});

describe('a Dockerfile', () => {
  it.each([
    ['runs as root', 'USER node', 'USER root', /bff\/Dockerfile runs as root/],
    ['says nobody', 'USER node', '', /bff\/Dockerfile runs as root/],
    ['installs in what runs', 'USER node', 'RUN npm install\nUSER node', /installs in what runs/],
    ['is not watched', /HEALTHCHECK .*/, '', /has no HEALTHCHECK/],
    ['starts a shell', 'CMD ["node", "--enable', 'CMD node ["--enable', /does not start node itself/],
    ['is not for production', 'NODE_ENV=production', 'NODE_ENV=development', /does not run for production/],
    ['keeps a secret', 'USER node', 'ENV JWT_SECRET=abc\nUSER node', /keeps a secret/],
    ['installs otherwise', 'npm ci --ignore-scripts', 'npm ci', /builds otherwise than bff\/Dockerfile/],
  ])('is refused when it %s', (_what, from, to, complaint) => {
    expect(dockerfiles(changed('bff/Dockerfile', from, to)).join('\n')).toMatch(complaint);
  });

  it('of one area that serves otherwise than the others is refused', () => {
    const other = changed('mfe-public/Dockerfile', 'EXPOSE 8080', 'EXPOSE 80');
    expect(dockerfiles(other)).toEqual(['mfe-public/Dockerfile serves files otherwise than mfe-admin/Dockerfile']);
  });
});

describe('the settings', () => {
  it.each([
    ['.env.example', 'JWT_SECRET=', 'JWT=', /does not name JWT_SECRET[^]*names JWT, which/],
    [compose, 'DATABASE_POOL: ', 'DATABASE_POOLS: ', /hands over DATABASE_POOLS, which nobody reads/],
    ['docs/operations.md', '| `SHUTDOWN_DELAY` ', '| `SHUT_DOWN` ', /not explain SHUTDOWN_DELAY[^]*explains SHUT_DOWN/],
  ])('are complained about when %s differs', (file, from, to, complaint) => {
    expect(settingsTable(changed(file, from, to)).join('\n')).toMatch(complaint);
  });

  it('are explained, every one', () => {
    expect(settingsTable(tree)).toEqual([]);
  });
});
