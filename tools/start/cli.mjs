// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runOrThrow, runShown } from '../process/run.mjs';
import { install, isInstalled } from './install.mjs';

/**
 * Runs one of the bff's CLI commands on the data of `npm start`, which may be running or not: `node tools/start/cli.mjs
 * keys-rotate --retire`.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const [name = '', ...args] = process.argv.slice(2);

async function main() {
  if (!isInstalled(root)) await install(root);
  const { readStartSettings } = await import('./settings.mjs');
  const settings = readStartSettings(process.env, { root });
  const { build } = await import('../process/nx.mjs');
  const { startPostgres } = await import('../postgres/embedded.mjs');
  const file = join(root, 'bff/dist/cli', `${name}.js`);
  if (!existsSync(file)) await build(root);
  const own = settings.databaseUrl ? undefined : await startPostgres({ dir: join(settings.dataDir, 'postgres') });
  try {
    const isDemo = settings.demo && process.env.NODE_ENV !== 'production';
    const env = {
      ...process.env,
      DATABASE_URL: settings.databaseUrl ?? own?.serviceUrl,
      DATA_DIR: settings.dataDir,
      DEMO: isDemo ? '1' : '0',
    };
    const ownerEnv = own ? { ...env, DATABASE_OWNER_URL: own.url } : env;
    await runOrThrow(process.execPath, [join(root, 'bff/dist/cli/migrate.js')], { cwd: root, env: ownerEnv });
    process.exitCode = await runShown(process.execPath, [file, ...args], { cwd: root, env });
  } finally {
    // Leave a database running that `npm start` uses.
    if (own && !own.adopted) await own.stop();
  }
}

main().catch((/** @type {Error} */ error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
