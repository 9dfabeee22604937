import all from './jest.config.mjs';

const { MUTATION_PROJECT: project, MUTATION_TESTS: tests = '[]', MUTATION_ROOT: folder } = process.env;
const specs = all.projects.find(({ displayName }) => displayName === project);

/**
 * Runs the specs of one package for `npm run mutation`. Limited to one package, because jest rescans the folder for
 * each mutant.
 */
export default {
  ...specs,
  displayName: undefined,
  // Stryker extends this environment and loads it with require().
  testEnvironment: 'node',
  // The database is already running and shared by all mutants.
  globalSetup: undefined,
  globalTeardown: undefined,
  watchman: false,
  roots: [`<rootDir>/${folder}`],
  testMatch: JSON.parse(tests),
};
