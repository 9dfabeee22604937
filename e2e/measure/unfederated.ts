import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { rspack, type Configuration } from '@rspack/core';

/**
 * Measures the public area built as one bundle without federation, including React and theme: the least its pages could
 * load.
 * @returns bytes of the initial files, compressed with Brotli
 */
async function unfederatedBytes(): Promise<number> {
  const area = fileURLToPath(new URL('../../mfe-public', import.meta.url));
  const { default: recipe } = (await import(pathToFileURL(join(area, 'rspack.config.mjs')).href)) as {
    default: (env: object) => Configuration;
  };
  const folder = mkdtempSync(join(tmpdir(), 'portal-bundle-'));
  const alone = recipe({ RSPACK_SERVE: true });
  const compiler = rspack({
    ...alone,
    context: area,
    mode: 'production',
    devtool: false,
    output: { ...alone.output, path: folder },
  });
  try {
    const files = await new Promise<string[]>((done, failed) =>
      compiler.run((error, stats) => {
        const { errors = [], entrypoints = {} } = stats?.toJson({ all: false, errors: true, entrypoints: true }) ?? {};
        if (error ?? errors.length > 0) failed(error ?? new Error(errors.map(({ message }) => message).join('\n')));
        else done(entrypoints.main?.assets?.map(({ name }) => name) ?? []);
      }),
    );
    return files
      .map((name) => brotliCompressSync(readFileSync(join(folder, name))).length)
      .reduce((sum, bytes) => sum + bytes, 0);
  } finally {
    await new Promise((done) => compiler.close(done));
    rmSync(folder, { recursive: true, force: true });
  }
}

console.log(String(await unfederatedBytes()));
