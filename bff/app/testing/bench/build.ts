import { join } from 'node:path';
import { rspack } from '@rspack/core';
import recipe from '../../rspack.config.mjs';

/**
 * Bundles a benchmark program with the server's own rspack configuration: the server plus the echo endpoints, or the
 * tax engine alone.
 * @param bff the server's folder, so that imports resolve to its packages
 * @returns path of the built program
 */
export async function buildBench(bff: string, name: 'server' | 'engine'): Promise<string> {
  const folder = join(bff, '.cache', 'bench');
  const compiler = rspack({
    ...recipe,
    entry: { [name]: `./testing/bench/${name}.ts` },
    output: { ...recipe.output, path: folder },
    // The engine alone is measured as one module, which V8 can inline.
    optimization: { ...recipe.optimization, concatenateModules: name === 'engine' },
  });
  await new Promise((done, failed) =>
    compiler.run((error, stats) => {
      if (error ?? stats?.hasErrors()) failed(error ?? new Error(stats?.toString({ all: false, errors: true })));
      else done(undefined);
    }),
  );
  await new Promise((done) => compiler.close(done));
  return join(folder, `${name}.js`);
}
