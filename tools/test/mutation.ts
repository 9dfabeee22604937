import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../postgres/embedded';
import { runOrThrow, runShown } from '../process/run.mjs';

/**
 * Runs mutation tests of a folder: mutates every operator, condition and statement in turn, and expects a test to fail.
 * Usage: `npm run mutation -- [folder…]`, or `folder/file.ts`. Lists surviving mutants and reuses earlier results.
 * Where the specs start the server on PostgreSQL (`database`), a mutant takes seconds, and static mutants, which only
 * run once when a file is loaded, are skipped.
 */

interface Target {
  mutate: readonly string[];
  tests: readonly string[];
  database?: boolean;
}

const targets: Readonly<Record<string, Target>> = {
  contract: {
    mutate: ['libs/domain/src/contract/**/*.ts'],
    tests: ['libs/domain/src/contract/*.spec.ts'],
  },
  progress: {
    mutate: ['libs/domain/src/progress/**/*.ts'],
    tests: ['libs/domain/src/progress/*.spec.ts'],
  },
  federal: {
    mutate: ['libs/tax-engine/src/federal/**/*.ts'],
    tests: ['libs/tax-engine/src/federal/*.spec.ts'],
  },
  access: {
    mutate: ['bff/access/src/*.ts'],
    tests: [
      'bff/access/src/*.{spec,api-spec}.ts',
      'bff/tax-forms/src/intakes/admin-intakes.api-spec.ts',
      'bff/office/src/preparers/{preparers,profile}.api-spec.ts',
      'bff/clients/src/{clients/clients,clients/client-detail,events,statistics}.api-spec.ts',
      'bff/documents/src/documents.api-spec.ts',
      'bff/messages/src/messages/{messages,group-messages}.api-spec.ts',
    ],
    database: true,
  },
  auth: {
    mutate: ['bff/access/src/auth/**/*.ts'],
    tests: [
      'bff/access/src/auth/**/*.{spec,api-spec}.ts',
      'bff/app/src/http/change-password.api-spec.ts',
      'bff/office/src/{accounts,preparers}/*.api-spec.ts',
      'bff/clients/src/{account-states,events}.api-spec.ts',
    ],
    database: true,
  },
};

const root = fileURLToPath(new URL('../..', import.meta.url));
const stryker = 'node_modules/@stryker-mutator/core';
// Installed when needed and not saved, because only this command uses it.
if (!existsSync(join(root, stryker))) {
  const packages = ['core', 'jest-runner'].map((name) => `@stryker-mutator/${name}@9.6.1`);
  await runOrThrow('npm', ['install', '--no-save', '--no-audit', '--no-fund', ...packages], { cwd: root });
}

const selected = process.argv.slice(2);
for (const one of selected.length > 0 ? selected : Object.keys(targets)) {
  const [name = '', file] = one.split('/');
  const target = targets[name];
  if (!target) throw new Error(`There is no ${name}: ${Object.keys(targets).join(', ')}`);
  await measure(name, file ? { ...target, mutate: target.mutate.map((glob) => glob.replace('*.ts', file)) } : target);
}

async function measure(name: string, target: Target): Promise<void> {
  if (!target.database) return run(name, target);
  const dir = await mkdtemp(join(tmpdir(), 'portal-mutation-data-'));
  await mkdir(join(dir, 'logs'));
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };
  const server = await startPostgres({ dir: join(dir, 'postgres'), database: 'postgres', settings });
  Object.assign(process.env, { API_TESTS_DIR: dir, API_TESTS_POSTGRES: server.url });
  try {
    await run(name, target);
  } finally {
    await server.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

async function run(name: string, { mutate, tests, database = false }: Target): Promise<void> {
  const report = `.cache/mutation/${name}`;
  const config = {
    mutate: [...mutate, '!**/*.{spec,api-spec}.ts', '!**/*.messages.ts'],
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    jest: { projectType: 'custom', configFile: 'tools/jest/mutation.config.mjs', enableFindRelatedTests: false },
    coverageAnalysis: 'perTest',
    ignoreStatic: database,
    concurrency: 1,
    // A folder outside the project, so that jest does not find each file twice.
    tempDirName: join(tmpdir(), 'portal-mutation'),
    ignorePatterns: ['.cache', 'dist', 'docs/pictures', 'test-results'],
    incremental: true,
    incrementalFile: `${report}.json`,
    reporters: ['clear-text', 'progress-append-only', 'json'],
    jsonReporter: { fileName: `${report}.report.json` },
    clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
    timeoutMS: 20_000,
    disableTypeChecks: false,
    allowConsoleColors: false,
  };
  await mkdir(join(root, '.cache/mutation'), { recursive: true });
  await writeFile(join(root, `${report}.config.json`), JSON.stringify(config));
  const env = {
    ...process.env,
    MUTATION_PROJECT: database ? 'api' : 'unit',
    MUTATION_ROOT: /^(libs\/)?[^/]+/.exec(mutate[0] ?? '')?.[0],
    MUTATION_TESTS: JSON.stringify(tests.map((glob) => `<rootDir>/${glob}`)),
  };
  const args = [join(root, stryker, 'bin/stryker.js'), 'run', `${report}.config.json`];
  const code = await runShown(process.execPath, args, { cwd: root, env });
  if (code !== 0) process.exitCode = code;
}
