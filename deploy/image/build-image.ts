import { cp, mkdir, readFile, readdir, rm, rmdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { messageOf } from '../../tools/process/message-of';
import { build } from '../../tools/process/nx';
import { runOrThrow } from '../../tools/process/run.mjs';
import { deployables } from './deployables';

/**
 * `node tools/run.mjs deploy/image/build-image.ts <folder> <to>` builds one deployable, and copies only the files that
 * its container needs at run time to an empty folder. The build stage of every Dockerfile runs this command, so that it
 * can be tested without containers.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
/** Excludes tests and documentation from the image. */
const runs = (path: string) => !/\.(spec|api-spec)\.[a-z]+$|Dockerfile$|\.md$/.test(path);

/** @param name folder of the Dockerfile */
export async function layOut(name: string, to: string) {
  const what = deployables.get(name);
  if (!what) throw new Error(`"${name}" is not one of ${[...deployables.keys()].join(', ')}.`);
  await build(root, { projects: what.build });
  await install(what.packages, to);
  for (const [from, there] of Object.entries(what.files))
    await cp(join(root, from), join(to, there), { recursive: true, filter: runs });
}

/**
 * Installs the packages that one workspace needs at run time, as pinned by the lock file. npm requires the manifests of
 * all workspaces during the install; only this workspace's is kept.
 * @param workspace its folder
 */
async function install(workspace: string, to: string) {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as { packages: object };
  const workspaces = Object.keys(lock.packages).filter((path) => path && !path.includes('node_modules/'));
  const manifests = ['package.json', ...workspaces.map((folder) => join(folder, 'package.json'))];
  for (const file of [...manifests, 'package-lock.json', '.npmrc']) {
    await mkdir(dirname(join(to, file)), { recursive: true });
    await cp(join(root, file), join(to, file));
  }
  const args = ['ci', '--omit=dev', '--ignore-scripts', `--workspace=${workspace}`, '--loglevel=error'];
  await runOrThrow('npm', args, { cwd: to });
  const others = workspaces.filter((folder) => folder !== workspace);
  for (const path of [...others.map((folder) => `${folder}/package.json`), ...records])
    await rm(join(to, path), { recursive: true, force: true });
  for (const folder of [...others, 'libs', 'bff']) await removeEmpty(join(to, folder));
}

async function removeEmpty(folder: string) {
  const inside = await readdir(folder).catch(() => ['not there']);
  if (inside.length === 0) await rmdir(folder);
}

/** Workspace links and npm's own bookkeeping files, which are not needed at run time. */
const records = [
  'package-lock.json',
  '.npmrc',
  'node_modules/@portal',
  'node_modules/.bin',
  'node_modules/.package-lock.json',
];

const [name = '', to = ''] = process.argv.slice(2);
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  layOut(name, resolve(to)).catch((error: unknown) => {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exitCode = 1;
  });
}
