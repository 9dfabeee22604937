import type { Configuration, MultiCompiler } from '@rspack/core';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { apps } from '@portal/federation/apps';

/**
 * Builds all seven projects and rebuilds them after every change, in one process.
 * @returns resolves after the first build of all projects with a function that stops watching
 */
export async function watchAll(
  root: string,
  { say, built }: { say: (text: string) => void; built: (program: 'bff' | 'gateway') => void },
): Promise<() => Promise<void>> {
  const { rspack } = await import('@rspack/core');
  const folders = [...apps.map(({ folder }) => folder), 'bff/app', 'gateway'];
  const compiler = rspack(await Promise.all(folders.map((folder) => configOf(join(root, folder)))));
  let first = true;
  compiler.compilers.forEach((one, index) =>
    one.hooks.done.tap('watch', (stats) => {
      if (stats.hasErrors()) say(`${stats.toString({ preset: 'errors-only', colors: false })}\n`);
      else if (!first) say(`  built ${folders[index]} in ${stats.toJson({ timings: true }).time} ms\n`);
      const folder = folders[index];
      if (first || stats.hasErrors()) return;
      if (folder === 'bff/app') built('bff');
      if (folder === 'gateway') built('gateway');
    }),
  );
  const watching = await new Promise<ReturnType<MultiCompiler['watch']>>((resolve, reject) => {
    const started = compiler.watch({}, (error) => {
      if (error) reject(error);
      first = false;
      resolve(started);
    });
  });
  return () => new Promise<void>((done) => watching.close(() => compiler.close(() => done())));
}

async function configOf(folder: string): Promise<Configuration> {
  const { default: config } = (await import(pathToFileURL(join(folder, 'rspack.config.mjs')).href)) as {
    default: Configuration | ((env: object, argv: object) => Configuration);
  };
  return typeof config === 'function' ? config({ RSPACK_WATCH: true }, {}) : config;
}
