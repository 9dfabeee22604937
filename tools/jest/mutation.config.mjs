import all from './jest.config.mjs';

const { MUTATION_TESTS: tests = '[]', MUTATION_ROOT: folder } = process.env;
const { displayName: _, ...unit } = all.projects.find((one) => one.displayName === 'unit') ?? {};

/** Some unit specs of one package, for `npm run mutation`; the folder is looked through again for each change. */
export default { ...unit, watchman: false, roots: [`<rootDir>/${folder}`], testMatch: JSON.parse(tests) };
