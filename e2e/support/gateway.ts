import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildGateway } from '../../tools/gateway/gateway.mjs';
import { readSettings } from '../../tools/gateway/settings.mjs';
import { root } from './root';
import { running } from './running';

const folders: Readonly<Record<string, string>> = {
  client: 'mfe-client',
  preparer: 'mfe-preparer',
  admin: 'mfe-admin',
  public: 'mfe-public',
};

export const distOf = (area: string): string => join(root, folders[area] ?? area, 'dist');

export interface OwnGateway {
  url: string;
  /** Writes `/remotes.json`: area → address of its manifest. What is not named keeps its place. */
  switchTo(remotes: Record<string, string>): void;
  close(): Promise<void>;
}

/**
 * A second gateway before the same bff, with areas from elsewhere: a folder, or the address of a server
 * (`ownGateway({ client: server.url })`).
 */
export async function ownGateway(from: Record<string, string> = {}): Promise<OwnGateway> {
  const dir = mkdtempSync(join(tmpdir(), 'portal-remotes-'));
  const file = join(dir, 'remotes.json');
  const areas = Object.keys(folders);
  const switchTo = (remotes: Record<string, string>): void => {
    const own = areas.map((area) => [area, `/remotes/${area}/mf-manifest.json`] as const);
    writeFileSync(file, JSON.stringify({ ...Object.fromEntries(own), ...remotes }));
  };
  switchTo({});
  const app = await buildGateway(
    readSettings({
      PORT: '0',
      API_URLS: running.apiUrl(),
      SHELL_FROM: join(root, 'shell/dist'),
      REMOTES_FROM: areas.map((area) => `${area}=${from[area] ?? distOf(area)}`).join(),
      REMOTES_FILE: file,
      TRUSTED_PROXY: 'loopback',
    }),
  );
  const url = await app.listen({ port: 0, host: 'localhost' });
  const close = async (): Promise<void> => {
    await app.close();
    rmSync(dir, { recursive: true, force: true });
  };
  return { url: url.replace(/127\.0\.0\.1|\[::1\]/, 'localhost'), switchTo, close };
}
