import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { messageOf } from '../../tools/process/message-of';
import { build } from '../../tools/process/nx';
import { deployables } from './deployables';

/**
 * `node tools/run.mjs deploy/image/build-image.ts <folder> <to>` builds one deployable, and copies only the files that
 * its container needs at run time to an empty folder. `install-packages.mjs` adds the packages. The stages of every
 * Dockerfile run these two commands, so that they can be tested without containers.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
/** Excludes tests and documentation from the image. */
const runs = (path: string) => !/\.(spec|api-spec)\.[a-z]+$|Dockerfile$|\.md$/.test(path);

/** @param name folder of the Dockerfile */
export async function layOut(name: string, to: string) {
  const what = deployables.get(name);
  if (!what) throw new Error(`"${name}" is not one of ${[...deployables.keys()].join(', ')}.`);
  await build(root, { projects: what.build });
  for (const [from, there] of Object.entries(what.files))
    await cp(join(root, from), join(to, there), { recursive: true, filter: runs });
}

const [name = '', to = ''] = process.argv.slice(2);
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  layOut(name, resolve(to)).catch((error: unknown) => {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exitCode = 1;
  });
}
