import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isWebAddress, type Settings } from './settings';

/** Returns the path or URL of a file next to a remote's manifest. @param entry address of the manifest */
export function fileBesideManifest(
  entry: string,
  name: string,
  { REMOTES_FROM }: Pick<Settings, 'REMOTES_FROM'>,
): string {
  if (isWebAddress(entry)) return new URL(name, entry).href;
  const [, area = '', file = ''] = /^\/remotes\/([^/]+)\/(.+)$/.exec(entry) ?? [];
  const from = REMOTES_FROM.get(area) ?? '';
  const beside = file.replace(/[^/]*$/, name);
  return isWebAddress(from) ? `${from}/${beside}` : join(from, beside);
}

/** @param address path or URL @param timeout ms */
export async function readBuildFile(address: string, timeout: number): Promise<string> {
  if (!isWebAddress(address)) return readFile(address, 'utf8');
  const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}
