import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));

/** `src/main.ts` and every command line under `src/cli`, each its own bundle. */
function entries() {
  const commands = join(here, 'src', 'cli');
  const files = existsSync(commands) ? readdirSync(commands) : [];
  const programs = files.filter((file) => file.endsWith('.ts') && !file.includes('spec'));
  return {
    main: './src/main.ts',
    ...Object.fromEntries(programs.map((file) => [`cli/${basename(file, '.ts')}`, `./src/cli/${file}`])),
  };
}

/**
 * Packages stay in node_modules; the workspace's own libraries are TypeScript and come into the bundle.
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

export default {
  mode: 'production',
  context: here,
  target: 'node20',
  entry: entries(),
  devtool: 'source-map',
  externals: [keepPackagesOutside],
  resolve: { extensions: ['.ts', '.mjs', '.js', '.json'] },
  module: {
    rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader', options: swc, type: 'javascript/auto' }],
  },
  output: {
    path: join(here, 'dist'),
    filename: '[name].js',
    module: true,
    library: { type: 'module' },
    chunkFormat: 'module',
    clean: true,
  },
  // Nest, TypeORM and class-validator find things by class name; a server gains nothing from smaller text.
  optimization: { minimize: false, concatenateModules: false, mangleExports: false, avoidEntryIife: true },
  performance: false,
  stats: 'errors-warnings',
};
