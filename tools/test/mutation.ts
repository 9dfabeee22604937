import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import jest from '../jest/jest.config.mjs';
import { startPostgres } from '../postgres/embedded';
import { runShown } from '../process/run.mjs';

/**
 * Runs mutation tests of a folder: mutates every operator, condition and statement in turn, and expects a test to fail.
 * Usage: `npm run mutation -- [folder…]`, or `folder/file.ts`. Lists surviving mutants and reuses earlier results.
 * `MUTATION_SAMPLE=1/5` tests a random fifth, `2/5` the next one.
 * Where the specs start the server on PostgreSQL (`database`), a mutant takes seconds, and static mutants, which only
 * run once when a file is loaded, are skipped.
 */

interface Target {
  mutate: readonly string[];
  tests: readonly string[];
  database?: boolean;
}

const targets: Readonly<Record<string, Target>> = {
  contract: unit('libs/domain/src/contract'),
  progress: unit('libs/domain/src/progress'),
  federal: unit('libs/tax-engine/src/federal'),
  access: {
    mutate: ['bff/access/src/{areas,*-access}.ts'],
    tests: [
      'bff/access/src/{*-access,readable-clients}.{spec,api-spec}.ts',
      'bff/tax-forms/src/intakes/admin-intakes.api-spec.ts',
      'bff/office/src/preparers/profile.api-spec.ts',
      'bff/clients/src/clients/{clients,client-detail}.api-spec.ts',
      'bff/documents/src/documents.api-spec.ts',
      'bff/messages/src/messages/{conversations,messages,group-messages}.api-spec.ts',
    ],
    database: true,
  },
  'client-lists': {
    mutate: ['bff/access/src/{assigned-clients,client-filter,client-search.repository,form-counts}.ts'],
    tests: [
      'bff/access/src/client-search.api-spec.ts',
      'bff/tax-forms/src/form-counts.api-spec.ts',
      'bff/office/src/{preparers/admin-preparers,offices/admin-offices}.api-spec.ts',
    ],
    database: true,
  },
  auth: {
    mutate: ['bff/access/src/auth/**/*.ts'],
    tests: [
      'bff/access/src/auth/**/*.{spec,api-spec}.ts',
      // Takes as long as all others together, and repeats their assertions a thousand times.
      '!bff/access/src/auth/endpoints/login-latency.api-spec.ts',
      'bff/app/src/http/change-password.api-spec.ts',
      'bff/office/src/{accounts,preparers}/*.api-spec.ts',
      'bff/clients/src/{account-states,events}.api-spec.ts',
    ],
    database: true,
  },
  // Parts of `auth` with only the specs about them, because each spec file starts a server for each mutant.
  passkeys: {
    mutate: ['bff/access/src/auth/passkeys/*.ts', 'bff/access/src/auth/sign-in/passkey-*.ts'],
    tests: [
      'bff/access/src/auth/passkeys/*.{spec,api-spec}.ts',
      'bff/access/src/auth/sign-in/passkey*.api-spec.ts',
      'bff/access/src/auth/second-factor/{passkeys-as-factor,second-factor-reset}.api-spec.ts',
      'bff/access/src/auth/management/expired-rows.sweeper.api-spec.ts',
    ],
    database: true,
  },
  'step-up': {
    mutate: ['bff/access/src/auth/sign-in/{step-up.service,password-attempts}.ts'],
    tests: ['bff/access/src/auth/sign-in/{step-up,passkey-step-up}.api-spec.ts'],
    database: true,
  },
  reveal: {
    mutate: ['bff/clients/src/clients/reveal*.ts'],
    tests: ['bff/clients/src/clients/reveal.api-spec.ts'],
    database: true,
  },
  'second-factor': {
    mutate: ['bff/access/src/auth/second-factor/*.ts', 'bff/access/src/auth/management/second-factor-*.ts'],
    tests: ['bff/access/src/auth/second-factor/*.{spec,api-spec}.ts'],
    database: true,
  },
  'email-verification': {
    mutate: ['bff/access/src/auth/email-verification/*.ts'],
    tests: ['bff/office/src/accounts/email-verification.api-spec.ts'],
    database: true,
  },
  acting: {
    mutate: ['bff/platform/src/request/acting*.ts', 'bff/platform/src/database/{actor-,prepared-}*.ts'],
    tests: ['bff/platform/src/database/{actor-client,prepared-query,read-connections}.api-spec.ts'],
    database: true,
  },
};

function unit(folder: string): Target {
  return { mutate: [`${folder}/**/*.ts`], tests: [`${folder}/*.spec.ts`] };
}

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Node's links of these packages lead back from Stryker's copy to the project, where nothing is mutated. */
const copiedPackages = {
  '^@portal/bff-([^/]+)/testing/(.+)$': '<rootDir>/bff/$1/testing/$2',
  '^@portal/bff-([^/]+)/(.+)$': '<rootDir>/bff/$1/src/$2',
};

// Downloaded by npx when needed, because only this command uses it.
const packages = ['core', 'jest-runner'].map((name) => `--package=@stryker-mutator/${name}@9.6.1`);

const isSample = Boolean(process.env.MUTATION_SAMPLE);
const selected = process.argv.slice(2);
for (const one of selected.length > 0 ? selected : Object.keys(targets)) {
  const [name = '', file] = one.split('/');
  const target = targets[name];
  if (!target) throw new Error(`There is no ${name}: ${Object.keys(targets).join(', ')}`);
  await measure(name, file ? { ...target, mutate: target.mutate.map((glob) => glob.replace(/[^/]*$/, file)) } : target);
}

/** Runs Stryker; where specs need PostgreSQL, all mutants share one server. */
async function measure(name: string, { mutate, tests, database = false }: Target): Promise<void> {
  const report = `.cache/mutation/${name}`;
  const config = {
    mutate: [...mutate, '!**/*.{spec,api-spec}.ts', '!**/*.messages.ts'],
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner', fileURLToPath(new URL('./stryker-plugins.mjs', import.meta.url))],
    checkers: isSample ? ['sample'] : [],
    jest: { projectType: 'custom', config: jestConfig(mutate, tests, database), enableFindRelatedTests: false },
    coverageAnalysis: 'perTest',
    ignoreStatic: database,
    concurrency: 1,
    // A folder outside the project, so that jest does not find each file twice.
    tempDirName: join(tmpdir(), 'portal-mutation', name),
    ignorePatterns: ['.cache', 'dist', 'docs/pictures', 'test-results'],
    incremental: !isSample,
    incrementalFile: `${report}.json`,
    reporters: ['clear-text', 'progress-append-only', 'survivors', 'json'],
    jsonReporter: { fileName: `${report}.report.json` },
    clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
    // Generous, because a mutant that a busy machine delays would count as killed.
    timeoutMS: 120_000,
    timeoutFactor: 4,
    dryRunTimeoutMinutes: 30,
    // Compiles each module once, not for each spec of each mutant.
    testRunnerNodeArgs: ['--max-semi-space-size=64', `--import=${join(root, 'tools/jest/shared-code.mjs')}`],
    // Modules of earlier runs stay in memory.
    maxTestRunnerReuse: 40,
    disableTypeChecks: false,
    allowConsoleColors: false,
  };
  await mkdir(join(root, '.cache/mutation'), { recursive: true });
  await writeFile(join(root, `${report}.config.json`), JSON.stringify(config));
  const server = database ? await startDatabase() : undefined;
  try {
    const args = ['--yes', ...packages, 'stryker', 'run', `${report}.config.json`];
    const code = await runShown('npx', args, { cwd: root });
    if (code !== 0) process.exitCode = code;
  } finally {
    await server?.stop();
  }
}

/** Configures jest for one package, because jest rescans the folder for each mutant. */
function jestConfig([mutated = '']: readonly string[], tests: readonly string[], database: boolean) {
  const wanted = database ? 'api' : 'unit';
  const project = jest.projects.find(({ displayName }) => displayName === wanted);
  return {
    ...project,
    moduleNameMapper: { ...copiedPackages, ...project?.moduleNameMapper },
    // Absent in the JSON: the root is Stryker's copy of the project, and the database is already running.
    ...{ rootDir: undefined, displayName: undefined, globalSetup: undefined, globalTeardown: undefined },
    // Stryker extends this environment and loads it with require().
    testEnvironment: './tools/jest/first-failure.environment.cjs',
    runner: '<rootDir>/tools/jest/first-failure.runner.cjs',
    roots: [`<rootDir>/${/^(libs\/)?[^/]+/.exec(mutated)?.[0]}`],
    testMatch: tests.map((glob) => glob.replace(/^!?/, (not) => `${not}<rootDir>/`)),
    watchman: false,
    // Ends a test whose request a mutant leaves unanswered; the report tells these from failed expectations.
    testTimeout: 40_000,
  };
}

async function startDatabase() {
  const dir = await mkdtemp(join(tmpdir(), 'portal-mutation-data-'));
  await mkdir(join(dir, 'logs'));
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };
  const server = await startPostgres({ dir: join(dir, 'postgres'), database: 'postgres', settings });
  const [API_TESTS_POSTGRES, API_TESTS_SERVICE] = [server.url, server.serviceUrl];
  Object.assign(process.env, { API_TESTS_DIR: dir, API_TESTS_POSTGRES, API_TESTS_SERVICE });
  return { stop: () => server.stop().then(() => rm(dir, { recursive: true, force: true })) };
}
