import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { messageOf } from '../process/message-of';
import { runOrThrow, runShown } from '../process/run.mjs';
import { startPostgres } from '../postgres/embedded';
import { build } from '../process/nx';
import { readStartSettings } from './settings';

/** Runs one of the bff's CLI commands on the data of `npm start`, which may be running or not: `cli.ts keys-rotate`. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const [name = '', ...args] = process.argv.slice(2);

async function main() {
  if (name === 'estimate') return estimate();
  const settings = readStartSettings(process.env, { root });
  const file = join(root, 'bff/app/dist/cli', `${name}.js`);
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
    await runOrThrow(process.execPath, [join(root, 'bff/app/dist/cli/migrate.js')], { cwd: root, env: ownerEnv });
    process.exitCode = await runShown(process.execPath, [file, ...args], { cwd: root, env });
  } finally {
    // Leave the database running if `npm start` uses it.
    if (own && !own.adopted) await own.stop();
  }
}

/** Runs the tax engine, which needs no database and prints nothing but its answers. */
async function estimate() {
  await build(root, { projects: ['@portal/bff'] });
  process.exitCode = await runShown(process.execPath, [join(root, 'bff/app/dist/cli/estimate.js'), ...args], {
    cwd: root,
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
});
