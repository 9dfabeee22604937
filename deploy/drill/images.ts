import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { run, runOrThrow } from '../../tools/process/run.mjs';

/** PostgreSQL with the backup scripts; CloudNativePG's image has its own. */
export const postgresImage = 'localhost/portal/postgres:18';

interface Recipe {
  image: string;
  dockerfile: string;
  context: string;
}

/** Returns how to build an image of the manifests (`<registry>/<folder>:<tag>`), or that of PostgreSQL. */
function recipeOf(image: string, root: string): Recipe {
  if (image === postgresImage) return { image, dockerfile: 'deploy/backup/Dockerfile', context: 'deploy/backup' };
  const [folder = ''] = basename(image).split(':');
  return { image, dockerfile: `${folder}/Dockerfile`, context: root };
}

/** The base of the last stage. */
function baseOf(dockerfile: string): string {
  const [, base = ''] = [...readFileSync(dockerfile, 'utf8').matchAll(/^FROM (\S+)/gm)].at(-1) ?? [];
  return `docker.io/library/${base}`;
}

/** Builds the images from the repository's Dockerfiles. Layers that have not changed come from the last drill. */
export async function buildImages(root: string, images: readonly string[], say: (text: string) => void) {
  for (const { image, dockerfile, context } of images.map((one) => recipeOf(one, root))) {
    const base = baseOf(join(root, dockerfile));
    await pullBase(base);
    const began = performance.now();
    // Where OCI isolation is not allowed, chroot is.
    const options = ['--layers', '--isolation', 'chroot', '--file', dockerfile, '--tag', image];
    await runOrThrow('buildah', ['build', ...options, context], { cwd: root });
    const [size, below] = [await megabytesOf(image), await megabytesOf(base)];
    const seconds = Math.round((performance.now() - began) / 1000);
    say(`  ${image}: ${size - below} MB on top of the base (${below} MB), in ${seconds} s`);
  }
}

async function pullBase(base: string) {
  if ((await run('podman', ['image', 'exists', base])).code === 0) return;
  const { code, stderr } = await run('buildah', ['pull', base]);
  if (code === 0) return;
  throw new Error(
    `The base image ${base} is not here and cannot be pulled (${stderr.trim().split('\n').at(-1)}). Where no registry ` +
      'of images can be reached, `npm run drill -- --local-bases` builds stand-ins from packages of Debian and npm.',
  );
}

const megabytesOf = async (image: string): Promise<number> =>
  Math.round(Number(await runOrThrow('podman', ['image', 'inspect', '--format', '{{.Size}}', image])) / 1e6);
