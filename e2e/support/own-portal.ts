import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { season } from '@portal/domain/testing/season';
import { moveSeason } from '../../bff/platform/testing/database';
import { freePort } from '../../tools/process/ports';
import { runOrThrow } from '../../tools/process/run.mjs';
import { progress } from '../../tools/start/progress.mjs';
import { bffSettings, startStack, type Options } from '../../tools/start/stack';
import { canaries } from './people';
import { built, root } from './root';

const silent = (): void => undefined;
const fast = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

export interface OwnPortal {
  url: string;
  apiUrl: string;
  admin: { email: string; password: string; pin: string };
  stop(): Promise<void>;
}

/**
 * Starts an empty portal with one admin, for journeys whose data must not appear on the pages of other journeys.
 * @param year of its season
 */
export async function startOwnPortal(year = season): Promise<OwnPortal> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-own-'));
  chmodSync(dataDir, 0o755);
  const settings = {
    port: await freePort(),
    host: 'localhost',
    dataDir,
    databaseUrl: undefined,
    demo: false,
    watch: false,
  };
  const extra = { gateway: { TRUSTED_PROXY: 'loopback' }, postgres: fast };
  const prepare: Options['prepare'] = ({ url }) => moveSeason(url, year);
  const stack = await startStack({ root, built, settings, step: progress(silent), say: silent, extra, prepare });
  const stop = async (): Promise<void> => {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const admin = { email: 'owner@example.com', password: canaries.password, pin: '4821' };
  const env = {
    ...process.env,
    ...bffSettings(settings, stack.database),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ADMIN_PIN: admin.pin,
  };
  try {
    await runOrThrow(process.execPath, [join(built, 'bff/app/dist/cli/admin-create.js')], { cwd: root, env });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: stack.url, apiUrl: stack.apiUrls[0] ?? '', admin, stop };
}
