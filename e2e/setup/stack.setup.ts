import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moveSeason } from '../../bff/platform/testing/database';
import { findLeaks } from '../../bff/platform/testing/leak-check.mjs';
import { freePort } from '../../tools/process/ports';
import { progress } from '../../tools/start/progress.mjs';
import { startStack } from '../../tools/start/stack';
import { built, root } from '../support/root';
import { cp, rm, symlink } from 'node:fs/promises';
import { group } from '../groups';
import { distOf, folderOf } from '../support/gateway';

/** Copies `<app>/dist` of the apps that the journeys use, and links its `node_modules`. */
async function copyBuilt(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  const others = ['gateway', 'shell', ...group.areas.map(folderOf)];
  for (const folder of ['bff/app', ...others])
    await cp(join(from, folder, 'dist'), join(to, folder, 'dist'), { recursive: true });
  for (const folder of ['bff', ...others])
    await symlink(join(from, folder, 'node_modules'), join(to, folder, 'node_modules'));
}

/** Settings of the gateway. Without the public area's build it has no prerendered pages. */
function servedAreas(): Record<string, string> {
  const remotes = group.areas.map((area) => `${area}=${distOf(area)}`).join();
  return { REMOTES_FROM: remotes, ...(group.areas.includes('public') ? {} : { PAGES_FROM: '' }) };
}

const silent = (): void => undefined;

/**
 * Starts a portal as `npm start` does, with its own data, or uses the running one at PORTAL_URL. At the end, searches
 * all stored and logged data for the secrets that the journeys typed.
 */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.PORTAL_URL) return undefined;
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
  chmodSync(dataDir, 0o755);
  const settings = {
    port: await freePort(),
    host: 'localhost',
    dataDir,
    databaseUrl: undefined,
    demo: true,
    watch: false,
  };
  await copyBuilt(root, built);
  const stack = await startStack({
    root,
    built,
    settings,
    step: progress(silent),
    say: silent,
    // Requests go to them in turn, so that each journey shows that they keep no state.
    replicas: 2,
    // Before the demo, which fills the open season.
    prepare: ({ url }) => moveSeason(url),
    extra: {
      // Trust X-Forwarded-For: each test has an IP address of its own, so that rate limits do not affect other tests.
      // Serve only the areas of these journeys, which proves that no other area can change their result.
      gateway: { TRUSTED_PROXY: 'loopback', ...servedAreas() },
      // Log the SQL for the leak check. Durability is off, because a power failure would lose only test data.
      postgres: { log_statement: 'all', fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
    },
  });
  process.env.PORTAL_URL = stack.url;
  process.env.PORTAL_API_URLS = stack.apiUrls.join(',');
  process.env.PORTAL_SERVICE_URL = stack.database.serviceUrl;
  process.env.PORTAL_DATA_DIR = dataDir;
  process.env.PORTAL_ACCOUNTS = JSON.stringify(stack.accounts);
  return async () => {
    const server = { url: stack.database.url, log: join(dataDir, 'postgres', 'server.log') };
    let leaks: readonly string[];
    try {
      leaks = await findLeaks({ dir: dataDir, server });
    } finally {
      await stack.stop();
    }
    rmSync(dataDir, { recursive: true, force: true });
    if (leaks.length > 0)
      throw new Error(`What must never be stored or logged in plain was found:\n${leaks.join('\n')}`);
  };
}
