import { areas, remoteList, type Area } from '../remotes/remote-list';

export interface Build {
  version: string;
  /** Hash over every file of the build. */
  build: string;
}

export type Part = 'shell' | Area;
export const parts: readonly Part[] = ['shell', ...areas];

/** The build that is deployed of a part; null when it cannot be read. */
export async function buildOf(part: Part): Promise<Build | null> {
  try {
    const response = await fetch(await addressOf(part), { cache: 'no-store' });
    const found: unknown = response.ok ? await response.json() : null;
    return isBuild(found) ? found : null;
  } catch {
    return null;
  }
}

async function addressOf(part: Part): Promise<string> {
  if (part === 'shell') return '/version.json';
  const manifest = (await remoteList.read())[part];
  if (!manifest) throw new Error(`No remote is deployed for ${part}`);
  return new URL('version.json', manifest).href;
}

const isBuild = (found: unknown): found is Build =>
  typeof found === 'object' && found !== null && 'version' in found && 'build' in found;

/** Does anything answer below /api. */
export async function apiAnswers(): Promise<boolean> {
  try {
    return (await fetch('/api/health/live', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
