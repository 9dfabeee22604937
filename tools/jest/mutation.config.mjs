import all from './jest.config.mjs';

const { MUTATION_PROJECT: project, MUTATION_TESTS: tests = '[]', MUTATION_ROOT: folder } = process.env;
const specs = all.projects.find(({ displayName }) => displayName === project);

/** Specs of one package for `npm run mutation`; jest scans the folder again for each mutant. */
export default {
  ...specs,
  displayName: undefined,
  // Stryker extends this environment and loads it with require().
  testEnvironment: 'node',
  // The database is already running, shared by all mutants.
  globalSetup: undefined,
  globalTeardown: undefined,
  watchman: false,
  roots: [`<rootDir>/${folder}`],
  testMatch: JSON.parse(tests),
};
