import { existsSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * @typedef {object} Budgets maximum transfer size in bytes (brotli)
 * @property {{ bytes: number, with: readonly string[] }} first first load of the area, including these parts
 * @property {Readonly<Record<string, number>>} parts additional load by imported module: `src/intakes/intakes.tab`
 */

/**
 * @typedef {object} Chunk
 * @property {string | number} id
 * @property {readonly string[]} names
 * @property {readonly string[]} files
 * @property {boolean} initial
 * @property {readonly { moduleName?: string, request?: string }[]} origins
 */

/** Prints the size of a remote's first load and of each part, and fails the build if one exceeds its `budgets.json`. */
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
      const { lines, problems } = compare(chunks, bytes, JSON.parse(readFileSync(this.file, 'utf8')));
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
 * @param {Budgets} budgets
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
