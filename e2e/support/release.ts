import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { folderOf } from './gateway';
import { root } from './root';

const run = promisify(execFile);

/** Maps a file of the area to its content in the next release. */
type Edits = Readonly<Record<string, (text: string) => string>>;

export interface Release {
  /** Folder with the built files. */
  dist: string;
  remove(): Promise<void>;
}

/** Builds one area from modified sources, as a separate release would. */
export async function buildRelease(area: string, edits: Edits): Promise<Release> {
  const workspace = await mkdtemp(join(tmpdir(), 'portal-next-release-'));
  const folder = join(workspace, folderOf(area));
  const others = (await readdir(root)).filter((name) => !name.startsWith('.') && name !== folderOf(area));
  for (const name of others) await symlink(join(root, name), join(workspace, name));
  await cp(join(root, folderOf(area)), folder, { recursive: true, filter: (file) => !file.endsWith('/dist') });
  for (const [file, edit] of Object.entries(edits))
    await writeFile(join(folder, file), edit(await readFile(join(folder, file), 'utf8')));
  const rspack = join(root, 'node_modules/@rspack/cli/bin/rspack.js');
  await run(process.execPath, [rspack, 'build'], { cwd: folder, env: { ...process.env, NODE_ENV: 'production' } });
  return { dist: join(folder, 'dist'), remove: () => rm(workspace, { recursive: true }) };
}
