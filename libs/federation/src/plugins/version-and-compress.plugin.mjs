import { createHash } from 'node:crypto';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { integrityOf } from '../integrity.mjs';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Smaller files gain nothing; index.html cannot be precompressed, because it gets a nonce per response. */
const compressible = { ending: /\.(m?js|css|json|svg)$/, bytes: 1000 };

/**
 * Writes `version.json` into a build folder (package version and a hash of all file contents, shown on `/test`, and the
 * integrity of the manifest, which the gateway lists), and a `.br` and a `.gz` next to each compressible file.
 */
export class VersionAndCompressPlugin {
  /** @param {{ name: string, version: string, compress: boolean }} build */
  constructor(build) {
    this.build = build;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('VersionAndCompressPlugin', async (compilation) => {
      if (compilation.errors.length > 0) return;
      await addVersionAndCompress(compiler.outputPath, this.build);
    });
  }
}

/** @param {string} folder @param {{ name: string, version: string, compress: boolean }} build */
export async function addVersionAndCompress(folder, { name, version, compress }) {
  // Only Module Federation's own tools read this file.
  await rm(path.join(folder, 'mf-stats.json'), { force: true });
  const files = await filesIn(folder);
  const hash = createHash('sha256');
  for (const { file, content } of files) hash.update(file).update('\0').update(content);
  const build = hash.digest('hex').slice(0, 12);
  const manifest = files.find(({ file }) => file === 'mf-manifest.json');
  const integrity = manifest && integrityOf(manifest.content);
  await writeFile(path.join(folder, 'version.json'), JSON.stringify({ name, version, build, integrity }));
  if (compress) await Promise.all(files.map(({ file, content }) => writeCompressed(path.join(folder, file), content)));
}

/** @param {string} folder */
async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name) && entry.name !== 'version.json')
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
  return Promise.all(names.map(async (file) => ({ file, content: await readFile(path.join(folder, file)) })));
}

/** @param {string} file @param {Buffer} content */
async function writeCompressed(file, content) {
  if (!compressible.ending.test(file) || content.length < compressible.bytes) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    brotli(content, { params }).then((small) => writeFile(`${file}.br`, small)),
    zip(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}
