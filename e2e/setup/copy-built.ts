import { cp, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { areas, folderOf } from '../support/gateway';

/** Copies `<app>/dist` of every app; its own packages stay where they are. */
export async function copyBuilt(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  for (const folder of ['bff', 'gateway', 'shell', ...areas.map(folderOf)]) {
    await cp(join(from, folder, 'dist'), join(to, folder, 'dist'), { recursive: true });
    await symlink(join(from, folder, 'node_modules'), join(to, folder, 'node_modules'));
  }
}
