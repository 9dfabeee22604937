import all from './jest.config.mjs';

const { MUTATION_PROJECT: project, MUTATION_TESTS: tests = '[]', MUTATION_ROOT: folder } = process.env;
const specs = all.projects.find(({ displayName }) => displayName === project);

/** Some specs of one package, for `npm run mutation`; the folder is looked through again for each change. */
export default {
  ...specs,
  displayName: undefined,
  // Stryker extends it, and loads it with require().
  testEnvironment: 'node',
  // The database runs already, for all changes together.
  globalSetup: undefined,
  globalTeardown: undefined,
  watchman: false,
  roots: [`<rootDir>/${folder}`],
  testMatch: JSON.parse(tests),
};
