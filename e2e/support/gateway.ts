import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ProgramProcess } from '@portal/server/testing/program';
import { built } from './root';
import { running } from './running';

const folders: Readonly<Record<string, string>> = {
  client: 'mfe-client',
  preparer: 'mfe-preparer',
  admin: 'mfe-admin',
  public: 'mfe-public',
};

/** Names of the remotes. */
export const areas = Object.keys(folders);
export const folderOf = (area: string): string => folders[area] ?? area;
export const distOf = (area: string): string => join(built, folderOf(area), 'dist');

interface ListedRemote {
  entry: string;
  integrity?: string;
  /** A release for a share of the browsers, percent. */
  canary?: { entry: string; share: number };
}

export interface OwnGateway {
  url: string;
  /**
   * Writes `/remotes.json`: URL of the manifest by area, with its hash as a deployment states it. Areas that are left
   * out keep their URL.
   */
  switchTo(remotes: Record<string, string | ListedRemote>): void;
  close(): Promise<void>;
}

/**
 * Starts a second gateway for the same bff, with areas (and a shell) from folders or servers
 * (`ownGateway({ client: server.url })`).
 */
export async function ownGateway(
  from: Record<string, string> = {},
  apiUrls: readonly string[] = running.apiUrls(),
): Promise<OwnGateway> {
  const dir = mkdtempSync(join(tmpdir(), 'portal-remotes-'));
  const file = join(dir, 'remotes.json');
  const switchTo: OwnGateway['switchTo'] = (remotes) => {
    const own = areas.map((area) => [area, `/remotes/${area}/mf-manifest.json`] as const);
    writeFileSync(file, JSON.stringify({ ...Object.fromEntries(own), ...remotes }));
  };
  switchTo({});
  const program = new ProgramProcess(join(built, 'gateway/dist/main.js'), {
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'info',
    API_URLS: apiUrls.join(),
    SHELL_FROM: from.shell ?? distOf('shell'),
    REMOTES_FROM: areas.map((area) => `${area}=${from[area] ?? distOf(area)}`).join(),
    REMOTES_FILE: file,
    TRUSTED_PROXY: 'loopback',
  });
  const url = await program.url();
  const close = async (): Promise<void> => {
    program.signal('SIGTERM');
    await program.exitCode();
    rmSync(dir, { recursive: true, force: true });
  };
  return { url: url.replace('127.0.0.1', 'localhost'), switchTo, close };
}
