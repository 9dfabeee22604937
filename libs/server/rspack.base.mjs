// @ts-check
import { join } from 'node:path';

/**
 * Keeps packages in node_modules; the workspace's own libraries are TypeScript and are bundled.
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
 * Build configuration of a Node program: ES modules in `dist`, one per entry.
 * @param {string} folder of the package
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
    // Programs started by others keep their file names.
    assetModuleFilename: '[name][ext]',
    module: true,
    library: { type: 'module' },
    chunkFormat: 'module',
    clean: true,
  },
  // Nest, TypeORM and class-validator look things up by class name; a server gains nothing from minification.
  optimization: { minimize: false, concatenateModules: false, mangleExports: false, avoidEntryIife: true },
  performance: false,
  stats: 'errors-warnings',
});
