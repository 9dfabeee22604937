import { readFileSync } from 'node:fs';
import path from 'node:path';
import { locales, readDeclaredArea } from '../remote-routes.mjs';
import { integrityOfFiles } from './integrity.plugin.mjs';

/**
 * @typedef {object} Preloads content of the emitted `preloads.json`
 * @property {Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>} pages files by path and language
 * @property {Readonly<Record<string, readonly string[]>>} shared files of each shared module that this build provides
 * @property {Readonly<Record<string, readonly string[]>>} uses by path, shared modules that the shell provides
 * @property {Readonly<Record<string, string>>} [integrity] hash of each file, as in an `integrity` attribute
 */

/**
 * @typedef {object} Chunk
 * @property {readonly string[]} names
 * @property {readonly string[]} files
 * @property {readonly { moduleName?: string, request?: string }[]} origins
 * @property {readonly { moduleType?: string, name?: string }[]} [modules]
 */

/** @typedef {readonly { path: string, loads?: readonly string[] | undefined }[]} Pages */

/**
 * Emits `preloads.json`, from which the gateway writes the preload links of a page: without them, the browser learns of
 * a lazy-loaded file only after it has run the files before it. A page's own modules are its `loads` in `routes.json`;
 * the shared modules that they use are derived.
 */
export class PreloadsPlugin {
  /** @param {{ folder: string, pages?: Pages | undefined }} build without `pages`, those in the folder's `routes.json` */
  constructor({ folder, pages }) {
    this.file = path.join(folder, 'routes.json');
    this.pages = pages;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    const { Compilation, WebpackError, sources } = compiler.rspack;
    compiler.hooks.compilation.tap('PreloadsPlugin', (compilation) => {
      // After every file has its content hash.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PreloadsPlugin', stage }, () => {
        const stats = compilation
          .getStats()
          .toJson({ all: false, chunks: true, chunkOrigins: true, chunkModules: true, dependentModules: true });
        const pages = this.pages ?? readDeclaredArea(readFileSync(this.file, 'utf8')).routes;
        const { preloads, problems } = resolvePreloads(/** @type {readonly Chunk[]} */ (stats.chunks ?? []), pages);
        for (const problem of problems)
          compilation.errors.push(new WebpackError(`${this.pages ? 'pages of the shell' : this.file}: ${problem}`));
        const integrity = integrityOfFiles(compilation, filesIn(preloads));
        compilation.emitAsset('preloads.json', new sources.RawSource(JSON.stringify({ ...preloads, integrity })));
      });
    });
  }
}

/** @param {Preloads} preloads */
const filesIn = ({ pages, shared }) =>
  [...Object.values(pages).flatMap((byLocale) => Object.values(byLocale)), ...Object.values(shared)].flat();

/** Catalog of an app, which every page needs in one language. */
const catalog = 'src/messages/{locale}.catalog';

/**
 * @param {readonly Chunk[]} chunks
 * @param {Pages} pages
 * @returns {{ preloads: Preloads, problems: string[] }}
 */
export function resolvePreloads(chunks, pages) {
  const byPart = chunksByPart(chunks);
  /** @type {Set<string>} */
  const problems = new Set();
  const entry = chunks.filter(({ names }) => names.some((name) => /^(__federation_expose_|mfe_)/.test(name)));
  const chunksOf = (/** @type {readonly string[]} */ parts, /** @type {string} */ locale) =>
    parts.flatMap((part) => {
      const found = byPart.get(part.replace('{locale}', locale));
      if (!found) problems.add(`${part} is no module that is loaded later`);
      return found ?? [];
    });
  const common = byPart.has(catalog.replace('{locale}', 'en')) ? [catalog] : [];
  const resolved = [{ path: '*', loads: common }, ...pages].map(({ path: page, loads = [] }) => {
    const byLocale = locales.map((locale) => {
      const own = [...(page === '*' ? entry : []), ...chunksOf(loads, locale)];
      return /** @type {const} */ ([locale, own]);
    });
    return {
      page,
      files: Object.fromEntries(byLocale.map(([locale, own]) => [locale, [...new Set(own.flatMap(loadable))]])),
      uses: [...new Set(byLocale.flatMap(([, own]) => own.flatMap(consumed)))],
    };
  });
  return {
    preloads: {
      pages: Object.fromEntries(resolved.map(({ page, files }) => [page, files])),
      shared: Object.fromEntries(sharedFiles(chunks)),
      uses: Object.fromEntries(resolved.flatMap(({ page, uses }) => (uses.length > 0 ? [[page, uses]] : []))),
    },
    problems: [...problems],
  };
}

/** @param {Chunk} chunk */
const loadable = ({ files }) => files.filter((file) => /\.(js|css)$/.test(file));

/** Returns the names of the shared modules that a chunk takes from the shell. @param {Chunk} chunk */
const consumed = ({ modules = [] }) =>
  modules.flatMap(({ moduleType, name = '' }) => {
    const [, shared] = /\(default\) (@?[^@]+)@/.exec(moduleType === 'consume-shared-module' ? name : '') ?? [];
    return shared ?? [];
  });

/** Returns the chunks that each `import()` loads, by imported module. @param {readonly Chunk[]} chunks */
function chunksByPart(chunks) {
  /** @type {Map<string, Chunk[]>} */
  const found = new Map();
  for (const chunk of chunks)
    for (const { moduleName = '', request = '' } of chunk.origins) {
      if (!moduleName.startsWith('./') || !request) continue;
      const part = request.startsWith('.') ? path.posix.join(path.posix.dirname(moduleName), request) : request;
      found.set(part, [...(found.get(part) ?? []), chunk]);
    }
  return found;
}

/** Returns the files of each shared module that this build provides. @param {readonly Chunk[]} chunks */
function sharedFiles(chunks) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const chunk of chunks)
    for (const { moduleName = '' } of chunk.origins) {
      const [, name] = /^provide shared module \(default\) (@?[^@]+)@/.exec(moduleName) ?? [];
      if (name) found.set(name, [...new Set([...(found.get(name) ?? []), ...loadable(chunk)])]);
    }
  return found;
}
