import { existsSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * @typedef {object} PartBudgets maximum transfer size in bytes (brotli)
 * @property {{ bytes: number, with: readonly string[] }} first first load of the area, including these parts
 * @property {Readonly<Record<string, number>>} parts additional load by imported module: `src/intakes/intakes.tab`
 */

/** @typedef {{ readonly bytes: number, readonly files: number }} PageBudget maximum transfer size, and number of files */

/**
 * @typedef {object} PageBudgets
 * @property {Readonly<Record<string, PageBudget>>} pages what this build adds to a page's first screen, by path; `*`: the
 * shell, which every page has
 * @property {Readonly<Record<string, PageBudget>>} [shared] what a shared module adds to the pages that use it
 */

/** @typedef {Partial<PartBudgets> & Partial<PageBudgets>} Budgets content of `budgets.json` */

/**
 * @typedef {object} Chunk
 * @property {string | number} id
 * @property {readonly string[]} names
 * @property {readonly string[]} files
 * @property {boolean} initial
 * @property {readonly { moduleName?: string, request?: string }[]} origins
 */

/**
 * Prints the size of a build's pages and parts, and fails the build if one exceeds its `budgets.json`. Must come after the
 * plugin that compresses, and the one that emits `preloads.json`.
 */
export class BudgetPlugin {
  /** @param {string} folder the remote's folder; without a `budgets.json`, nothing is checked */
  constructor(folder) {
    this.file = path.join(folder, 'budgets.json');
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    if (!existsSync(this.file)) return;
    const { WebpackError } = compiler.rspack;
    compiler.hooks.afterEmit.tapPromise('BudgetPlugin', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const stats = compilation.getStats().toJson({ all: false, ids: true, chunks: true, chunkOrigins: true });
      const chunks = /** @type {readonly Chunk[]} */ (stats.chunks ?? []);
      /** @type {Map<string, number>} */
      const bytes = new Map();
      for (const file of new Set(chunks.flatMap(({ files }) => files)))
        bytes.set(file, await bytesOf(path.join(compiler.outputPath, file)));
      const budgets = /** @type {Budgets} */ (JSON.parse(readFileSync(this.file, 'utf8')));
      const preloads = JSON.parse(readFileSync(path.join(compiler.outputPath, 'preloads.json'), 'utf8'));
      const compared = [
        ...(budgets.first && budgets.parts
          ? [compare(chunks, bytes, { first: budgets.first, parts: budgets.parts })]
          : []),
        ...(budgets.pages
          ? [comparePages(preloads, bytes, { pages: budgets.pages, shared: budgets.shared ?? {} }, chunks)]
          : []),
      ];
      const [lines, problems] = [compared.flatMap((one) => one.lines), compared.flatMap((one) => one.problems)];
      process.stdout.write(`${lines.join('\n')}\n`);
      for (const problem of problems) compilation.errors.push(new WebpackError(`${this.file}: ${problem}`));
    });
  }
}

/** Returns the transfer size: the size of the compressed file if there is one. @param {string} file */
const bytesOf = (file) =>
  stat(`${file}.br`)
    .catch(() => stat(file))
    .then(({ size }) => size);

/**
 * @param {readonly Chunk[]} chunks
 * @param {ReadonlyMap<string, number>} bytes size of each file
 * @param {PartBudgets} budgets
 */
export function compare(chunks, bytes, { first, parts }) {
  const byPart = chunksByPart(chunks);
  const isFirst = (/** @type {Chunk} */ chunk) =>
    chunk.initial ||
    chunk.names.some((name) => name.startsWith('__federation_expose_')) ||
    first.with.some((part) => byPart.get(part)?.has(chunk));
  const sum = (/** @type {Iterable<Chunk>} */ some) =>
    [...new Set([...some].flatMap(({ files }) => files))].reduce((all, file) => all + (bytes.get(file) ?? 0), 0);
  const measured = [{ name: 'first load', is: sum(chunks.filter(isFirst)), most: first.bytes }];
  /** @type {string[]} */
  const problems = [];
  for (const [name, own] of [...byPart].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (first.with.includes(name)) continue;
    const most = Object.hasOwn(parts, name) ? parts[name] : undefined;
    if (most === undefined) problems.push(`${name} has no budget`);
    else measured.push({ name, is: sum([...own].filter((chunk) => !isFirst(chunk))), most });
  }
  for (const name of [...first.with, ...Object.keys(parts)])
    if (!byPart.has(name)) problems.push(`${name} is no part that is loaded later`);
  for (const { name, is, most } of measured) if (is > most) problems.push(`${name} is ${is} bytes, more than ${most}`);
  return {
    lines: measured.map(({ name, is, most }) => `${name}: ${kilobytes(is)} (at most ${kilobytes(most)})`),
    problems,
  };
}

/**
 * Compares what a page's first screen loads in each language.
 * @param {Pick<import('./preloads.plugin.mjs').Preloads, 'pages' | 'shared'>} preloads
 * @param {ReadonlyMap<string, number>} bytes size of each file
 * @param {Required<PageBudgets>} budgets
 * @param {readonly Pick<Chunk, 'initial' | 'files'>[]} chunks
 */
export function comparePages(preloads, bytes, budgets, chunks) {
  const initial = chunks.filter((chunk) => chunk.initial).flatMap(({ files }) => files);
  const common = preloads.pages['*'] ?? {};
  /** @type {string[]} */
  const lines = [];
  /** @type {string[]} */
  const problems = [];
  const check = (
    /** @type {string} */ name,
    /** @type {PageBudget} */ most,
    /** @type {readonly string[]} */ files,
  ) => {
    const own = [...new Set(files)];
    const is = own.reduce((sum, file) => sum + (bytes.get(file) ?? 0), 0);
    lines.push(`${name}: ${kilobytes(is)} in ${own.length} (at most ${kilobytes(most.bytes)} in ${most.files})`);
    if (is > most.bytes) problems.push(`${name} is ${is} bytes, more than ${most.bytes}`);
    if (own.length > most.files) problems.push(`${name} is ${own.length} files, more than ${most.files}`);
  };
  for (const [page, most] of Object.entries(budgets.pages))
    if (Object.hasOwn(preloads.pages, page))
      for (const [locale, files] of Object.entries(preloads.pages[page] ?? {}))
        check(`${page} (${locale})`, most, [...initial, ...(common[locale] ?? []), ...files]);
    else problems.push(`${page} is no page`);
  for (const [module, files] of Object.entries(preloads.shared)) {
    const most = budgets.shared[module];
    if (most) check(module, most, files);
  }
  for (const module of Object.keys(budgets.shared))
    if (!Object.hasOwn(preloads.shared, module)) problems.push(`${module} is no shared module of its own`);
  return { lines, problems };
}

/**
 * Groups the chunks that each `import()` loads by imported module.
 * @param {readonly Chunk[]} chunks
 */
function chunksByPart(chunks) {
  /** @type {Map<string, Set<Chunk>>} */
  const found = new Map();
  for (const chunk of chunks)
    for (const { moduleName = '', request = '' } of chunk.origins) {
      if (!moduleName.startsWith('./') || chunk.initial || !request) continue;
      const name = request.startsWith('.') ? path.posix.join(path.posix.dirname(moduleName), request) : request;
      found.set(name, (found.get(name) ?? new Set()).add(chunk));
    }
  return found;
}

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
