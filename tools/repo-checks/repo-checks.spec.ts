import { readFileSync } from 'node:fs';
import { composeFile, composeSafety, type Read } from './compose';
import { dockerfiles } from './dockerfiles';
import { lockFile } from './lock-file';
import { settingsTable } from './settings-table';

const read: Read = (file) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const compose = 'docker-compose.yml';

/** Returns a function that reads project files with one piece of text replaced. */
function changed(file: string, from: string | RegExp, to: string): Read {
  const after = read(file).replace(from, to);
  if (after === read(file)) throw new Error(`${file} does not hold ${from}`);
  return (name) => (name === file ? after : read(name));
}

describe('compose file', () => {
  it.each([
    ['a disabled health check', 'start_period: 40s', 'disable: true', /bff has no health check/],
    ['an invalid duration', 'interval: 10s', 'interval: ten', /must match format "duration"/],
    [
      'a port of the bff',
      'environment: *bff-settings',
      'environment: *bff-settings\n    ports: ["3000:3000"]',
      /only one/,
    ],
  ])('is rejected with %s', (_what, from, to, complaint) => {
    expect(composeFile(changed(compose, from, to)).join('\n')).toMatch(complaint);
  });

  it.each([
    [
      'a well-known secret',
      '${JWT_SECRET:?set it, see .env.example}',
      '${JWT_SECRET:-changeme}',
      /JWT_SECRET must be given/,
    ],
    ['a hard-coded secret', '${METRICS_TOKEN:-}', 'letmein', /METRICS_TOKEN of bff is written down/],
    [
      'a hard-coded password',
      '${POSTGRES_PASSWORD:?set it, see .env.example}\n',
      'portal\n',
      /POSTGRES_PASSWORD of postgres/,
    ],
    ['a writable root file system', 'read_only: true', 'read_only: false', /gateway can write/],
    ['capabilities kept', 'cap_drop: [ALL]', 'cap_drop: [CHOWN]', /bff keeps privileges/],
    [
      'privilege escalation allowed',
      "security_opt: ['no-new-privileges:true']",
      'security_opt: []',
      /shell can gain privileges/,
    ],
    ['no memory limit', 'mem_limit: 192m', 'pids_limit: 100', /mfe-admin has no bound/],
    ['a port open to every network', '${BIND:-127.0.0.1}:', '', /open to every network/],
    [
      'a port of the database',
      'networks: [database]',
      'networks: [database]\n    ports: ["5432:5432"]',
      /nothing else, has a port/,
    ],
    [
      'a file server on the database network',
      'networks: [inside]\n  healthcheck',
      'networks: [database]\n  healthcheck',
      /shell reaches the database/,
    ],
  ])('is rejected with %s', (_what, from, to, complaint) => {
    expect(composeSafety(changed(compose, from, to)).join('\n')).toMatch(complaint);
  });

  it('is rejected if it omits a deployed part', () => {
    const without = changed(compose, 'build: { context: ., dockerfile: mfe-admin/Dockerfile }', '');
    expect(dockerfiles(without)).toEqual([`${compose} builds no mfe-admin/Dockerfile`]);
    const elsewhere = changed(compose, 'dockerfile: bff/', 'dockerfile: api/');
    expect(() => dockerfiles(elsewhere)).toThrow(/api\/Dockerfile/);
  });

  it('is accepted as committed', () => {
    expect([composeFile, composeSafety, dockerfiles].flatMap((check) => check(read))).toEqual([]);
  });
});

describe('Dockerfile', () => {
  it.each([
    ['runs as root', 'USER node', 'USER root', /bff\/Dockerfile runs as root/],
    ['sets no user', 'USER node', '', /bff\/Dockerfile runs as root/],
    ['installs packages in the final stage', 'USER node', 'RUN npm install\nUSER node', /installs in what runs/],
    ['has no health check', /HEALTHCHECK .*/, '', /has no HEALTHCHECK/],
    ['starts a shell', 'CMD ["node", "--enable', 'CMD node ["--enable', /does not start node itself/],
    [
      'does not set NODE_ENV to production',
      'NODE_ENV=production',
      'NODE_ENV=development',
      /does not run for production/,
    ],
    ['contains a secret', 'USER node', 'ENV JWT_SECRET=abc\nUSER node', /keeps a secret/],
    [
      'installs packages in a different way',
      'npm ci --ignore-scripts',
      'npm ci',
      /builds otherwise than bff\/Dockerfile/,
    ],
  ])('is rejected when it %s', (_what, from, to, complaint) => {
    expect(dockerfiles(changed('bff/Dockerfile', from, to)).join('\n')).toMatch(complaint);
  });

  it('is rejected when areas serve their files in different ways', () => {
    const other = changed('mfe-public/Dockerfile', 'EXPOSE 8080', 'EXPOSE 80');
    expect(dockerfiles(other)).toEqual(['mfe-public/Dockerfile serves files otherwise than mfe-admin/Dockerfile']);
  });
});

describe('documentation of the settings', () => {
  it.each([
    ['.env.example', 'JWT_SECRET=', 'JWT=', /does not name JWT_SECRET[^]*names JWT, which/],
    [compose, 'DATABASE_POOL: ', 'DATABASE_POOLS: ', /hands over DATABASE_POOLS, which nobody reads/],
    ['docs/operations.md', '| `BIND` ', '| `BOUND` ', /not explain BIND[^]*explains BOUND/],
  ])('is rejected when %s does not match it', (file, from, to, complaint) => {
    expect(settingsTable(changed(file, from, to)).join('\n')).toMatch(complaint);
  });

  it('covers every setting', () => {
    expect(settingsTable(read)).toEqual([]);
  });
});

describe('minimal compose file', () => {
  const health = 'healthcheck: { test: [CMD, "true"] }';
  const faultsOf = (services: string) => composeFile(() => `services:\n${services}`);

  it('is rejected if compose would reject it, or if it prevents a second bff', () => {
    expect(faultsOf('  web: { image: a, nonsense: 1 }').join()).toContain('/services/web');
    expect(faultsOf('  web: { image: a }')).toEqual(['docker-compose.yml: web has no health check']);
    expect(faultsOf(`  bff: { image: a, ports: ["3000:3000"], ${health} }`)).toHaveLength(1);
    expect(faultsOf(`  web: { image: a, ${health} }`)).toEqual([]);
  });
});

describe('lock file', () => {
  const faultsOf = (packages: object) => lockFile(() => JSON.stringify({ packages }));
  const native = { 'node_modules/a': { optionalDependencies: { 'a-linux': '1', 'a-darwin': '1' } } };

  it('is rejected when it covers only one platform or contains registry URLs', () => {
    expect(faultsOf({ ...native, 'node_modules/a-linux': {} })).toHaveLength(1);
    const nested = { 'node_modules/a/node_modules/a-linux': {}, 'node_modules/a-darwin': {} };
    expect(faultsOf({ ...native, ...nested })).toEqual([]);
    expect(faultsOf({ 'node_modules/b': { resolved: 'https://registry.example/b.tgz' } })).toHaveLength(1);
  });

  it('is rejected when it contains the native canvas of pdfjs-dist', () => {
    expect(faultsOf({ 'node_modules/@napi-rs/canvas-linux-x64-gnu': {} })).toEqual([
      'package-lock.json installs node_modules/@napi-rs/canvas-linux-x64-gnu, which the browser never uses',
    ]);
  });

  it('is accepted as committed', () => {
    expect(lockFile(read)).toEqual([]);
  });
});
