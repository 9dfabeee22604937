// @ts-check

/** Packages that still have a cycle, checked again as soon as they have none. */
const notYet = ['libs/data-access', 'libs/domain', 'libs/feature-tax-forms', 'libs/ui-kit'];

/**
 * No import cycle between two files or two folders, type imports included.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    { name: 'file-cycle', severity: 'error', from: { pathNot: notYet }, to: { circular: true } },
    { name: 'folder-cycle', severity: 'error', scope: 'folder', from: { pathNot: notYet }, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['node_modules', '/dist/', String.raw`\.(spec|api-spec)\.`, '/testing/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
