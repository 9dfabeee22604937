// @ts-check

/**
 * Forbids import cycles between two files or two folders, including type imports.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    { name: 'file-cycle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'folder-cycle', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Specs build into `.cache` while this runs, and delete it.
    exclude: { path: ['node_modules', '/dist/', String.raw`/\.cache/`, String.raw`\.(spec|api-spec)\.`, '/testing/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
