// @ts-check
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';

/**
 * How much of a folder its tests hold: every operator, condition and sentence of it is changed, one after the other, and a test must
 * fail. `npm run mutation -- [folder…]`, or `folder/file.ts`; the changes that nobody noticed are listed, and what is known is not
 * measured again. Specs that start a server take too long for this.
 * @typedef {{ mutate: readonly string[], tests: readonly string[] }} Target
 */

/** @type {Readonly<Record<string, Target>>} */
const targets = {
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
};

const asked = process.argv.slice(2);
for (const one of asked.length > 0 ? asked : Object.keys(targets)) {
  const [name = '', file] = one.split('/');
  const target = targets[name];
  if (!target) throw new Error(`There is no ${name}: ${Object.keys(targets).join(', ')}`);
  await measure(name, file ? { ...target, mutate: target.mutate.map((glob) => glob.replace('*.ts', file)) } : target);
}

/** @param {string} name @param {Target} target */
async function measure(name, { mutate, tests }) {
  process.env.MUTATION_ROOT = /^(libs\/)?[^/]+/.exec(mutate[0] ?? '')?.[0];
  process.env.MUTATION_TESTS = JSON.stringify(tests.map((glob) => `<rootDir>/${glob}`));
  const results = await new Stryker({
    mutate: [...mutate, '!**/*.{spec,api-spec}.ts', '!**/*.messages.ts'],
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    jest: { projectType: 'custom', configFile: 'tools/jest/mutation.config.mjs', enableFindRelatedTests: false },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    // Beside the project: jest must not meet each file twice.
    tempDirName: join(tmpdir(), 'portal-mutation'),
    ignorePatterns: ['.cache', 'dist', 'docs/pictures', 'test-results'],
    incremental: true,
    incrementalFile: `.cache/mutation/${name}.json`,
    reporters: ['clear-text', 'progress-append-only', 'json'],
    jsonReporter: { fileName: `.cache/mutation/${name}.report.json` },
    clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
    timeoutMS: 20_000,
    disableTypeChecks: false,
    allowConsoleColors: false,
  }).runMutationTest();
  const killed = results.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const escaped = results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage').length;
  const counted = killed + escaped;
  process.stdout.write(`${name}: ${killed} of ${counted} killed, ${((100 * killed) / counted).toFixed(1)} %\n`);
}
