import all from './jest.config.mjs';

const { MUTATION_PROJECT: project, MUTATION_TESTS: tests = '[]', MUTATION_ROOT: folder } = process.env;
const { displayName: _, ...chosen } = all.projects.find((one) => one.displayName === project) ?? {};

/** One project with some of its specs, for `npm run mutation`. Its PostgreSQL lives as long as the process, through run after run. */
export default {
  ...chosen,
  watchman: false,
  // Looked through again for each change.
  roots: [`<rootDir>/${folder}`],
  testMatch: JSON.parse(tests),
  globalSetup: 'globalSetup' in chosen ? '<rootDir>/bff/testing/keep-postgres.mjs' : undefined,
  globalTeardown: undefined,
};
