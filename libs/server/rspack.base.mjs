// @ts-check
import { join } from 'node:path';

/**
 * Excludes npm packages from the bundle. The workspace's own libraries are TypeScript and must be bundled.
 * @param {{ request?: string }} data
 * @param {(error?: Error | null, result?: string) => void} done
 */
function keepPackagesOutside({ request = '' }, done) {
  const isPackage = /^[@a-z]/i.test(request) && !request.startsWith('@portal/');
  return isPackage ? done(null, `module ${request}`) : done();
}

const swc = {
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    target: 'es2023',
    keepClassNames: true,
  },
};

/**
 * Returns the build configuration of a Node program: ES modules in `dist`, one per entry.
 * @param {string} folder the package's folder
 * @param {Record<string, string>} entry
 * @returns {import('@rspack/core').Configuration}
 */
export const nodeProgram = (folder, entry) => ({
  mode: 'production',
  context: folder,
  target: 'node20',
  entry,
  devtool: 'source-map',
  externals: [keepPackagesOutside],
  resolve: { extensions: ['.ts', '.mjs', '.js', '.json'] },
  module: {
    rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader', options: swc, type: 'javascript/auto' }],
  },
  output: {
    path: join(folder, 'dist'),
    filename: '[name].js',
    // Assets are programs started by file name, so they keep their names.
    assetModuleFilename: '[name][ext]',
    module: true,
    library: { type: 'module' },
    chunkFormat: 'module',
    clean: true,
  },
  // Nest, TypeORM and class-validator depend on class names, and minification has no benefit on a server.
  optimization: { minimize: false, concatenateModules: false, mangleExports: false, avoidEntryIife: true },
  performance: false,
  stats: 'errors-warnings',
});
