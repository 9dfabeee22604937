/**
 * Writes `shared-names.json`: the names that a build exports from each shared module (the shell) or imports from it (a
 * remote). The release tool rejects a remote that imports a name which the shell lacks, and the shell itself compares
 * them before it loads a remote that was released after the page was opened.
 */
export class SharedNamesPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.compilation.tap('SharedNamesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'SharedNamesPlugin', stage }, () => {
        const names = JSON.stringify(namesByModule(compilation), null, 2);
        compilation.emitAsset('shared-names.json', new sources.RawSource(names));
      });
    });
  }
}

/**
 * Returns the names by shared module, both sorted. A namespace import states no names.
 * @param {import('@rspack/core').Compilation} compilation
 */
function namesByModule({ modules, moduleGraph }) {
  const found = [...modules]
    .filter(({ type }) => type === 'consume-shared-module')
    .map((module) => {
      const name = /\) (@?[^@]+)@/.exec(module.identifier())?.[1] ?? module.identifier();
      // The shell's own copy, which remotes do not have.
      const own = moduleGraph.getOutgoingConnections(module)[0]?.module;
      const names = own ? exportsOf(moduleGraph, own) : importsOf(moduleGraph, module);
      return /** @type {const} */ ([name, [...new Set(names)].sort()]);
    });
  return Object.fromEntries(found.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** @typedef {import('@rspack/core').Compilation['moduleGraph']} Graph */

/** @param {Graph} graph @param {import('@rspack/core').Module} module */
function exportsOf(graph, module) {
  const names = graph.getProvidedExports(module);
  if (!Array.isArray(names)) throw new Error(`The exports of ${module.identifier()} are unknown.`);
  return names;
}

/** @param {Graph} graph @param {import('@rspack/core').Module} module */
const importsOf = (graph, module) =>
  graph.getIncomingConnections(module).flatMap(({ dependency }) => dependency.ids?.[0] ?? []);
