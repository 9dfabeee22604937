// @ts-check
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import recipe from '../../bff/rspack.config.mjs';

/**
 * Builds the server plus the echo endpoints with the server's own configuration.
 * @param {string} bff its folder; packages are resolved from below it
 * @returns {Promise<string>} path of the program
 */
export async function buildBenchServer(bff) {
  const folder = join(bff, '.cache', 'bench');
  const compiler = rspack({
    .../** @type {import('@rspack/core').Configuration} */ (recipe),
    entry: { server: './testing/bench/server.ts' },
    output: { ...recipe.output, path: folder },
  });
  await new Promise((done, failed) =>
    compiler.run((error, stats) => {
      if (error ?? stats?.hasErrors()) failed(error ?? new Error(stats?.toString({ all: false, errors: true })));
      else done(undefined);
    }),
  );
  await new Promise((done) => compiler.close(done));
  return join(folder, 'server.js');
}
