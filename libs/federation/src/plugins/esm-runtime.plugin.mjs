import path from 'node:path';
import { createRequire } from 'node:module';

const packages = ['runtime', 'webpack-bundler-runtime', 'runtime-core', 'sdk', 'runtime-tools'];

/**
 * Resolves the Module Federation runtime to its ES modules: by default it resolves to CommonJS files, which cannot be
 * tree-shaken. Saves about 8 kB gzip in the shell and 6 kB in each remote. Must come after the ModuleFederationPlugin.
 */
export class EsmRuntimePlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterPlugins.tap('EsmRuntimePlugin', () => {
      compiler.options.resolve.alias = { ...compiler.options.resolve.alias, ...esmAliases() };
    });
  }
}

function esmAliases() {
  const enhanced = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'));
  const tools = createRequire(enhanced.resolve('@module-federation/runtime-tools'));
  const runtime = createRequire(tools.resolve('@module-federation/runtime'));
  const folderOf = (/** @type {string} */ name) => {
    const from = [runtime, tools, enhanced].find((require) => canResolve(require, name)) ?? enhanced;
    return path.dirname(from.resolve(`@module-federation/${name}`));
  };
  const aliases = Object.fromEntries(
    packages.map((name) => [path.join(folderOf(name), 'index.cjs'), path.join(folderOf(name), 'index.js')]),
  );
  return { ...aliases, '@module-federation/runtime$': path.join(folderOf('runtime'), 'index.js') };
}

/** @param {NodeJS.Require} require @param {string} name */
function canResolve(require, name) {
  try {
    return Boolean(require.resolve(`@module-federation/${name}`));
  } catch {
    return false;
  }
}
