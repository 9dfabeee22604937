// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, isInstalled } from './install.mjs';
import { readSettings } from './settings.mjs';

/**
 * Runs one of the bff's command lines on the data of `npm start`, whether that runs at the moment or not:
 * `node tools/start/cli.mjs keys-rotate --retire`.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const [name = '', ...args] = process.argv.slice(2);

async function main() {
  const settings = readSettings(process.env, { root });
  if (!isInstalled(root)) await install(root);
  const { buildAll } = await import('./build.mjs');
  const { startPostgres } = await import('../postgres/embedded.mjs');
  const { runNode } = await import('./command.mjs');
  const file = join(root, 'bff/dist/cli', `${name}.js`);
  if (!existsSync(file)) await buildAll(root);
  const own = settings.databaseUrl ? undefined : await startPostgres({ dir: join(settings.dataDir, 'postgres') });
  try {
    const env = { ...process.env, DATABASE_URL: settings.databaseUrl ?? own?.url, DATA_DIR: settings.dataDir };
    await runNode(join(root, 'bff/dist/cli/migrate.js'), { cwd: root, env });
    process.stdout.write(await runNode(file, { cwd: root, env, args }));
  } finally {
    // One that runs already belongs to `npm start`.
    if (own && !own.adopted) await own.stop();
  }
}

main().catch((/** @type {Error} */ error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
