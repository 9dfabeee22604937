import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** On a disk: overlays of images in memory would take gigabytes. */
const folder = '/var/tmp/portal-drill';

/** Parent of the containers' control groups. */
export const cgroup = '/portal-drill';

/** Returns the environment in which buildah and podman keep images and build layers apart from those of the machine. */
export function imageStore(): NodeJS.ProcessEnv {
  return environment(join(folder, 'images'), 'images');
}

/** Returns the environment for containers of the images, whose files go with `folder`. */
export function containerStore(): { folder: string; env: NodeJS.ProcessEnv } {
  const own = mkdtempSync(join(folder, 'run-'));
  return { folder: own, env: environment(join(own, 'containers'), 'containers', [join(folder, 'images')]) };
}

function environment(root: string, name: string, images: string[] = []): NodeJS.ProcessEnv {
  mkdirSync(root, { recursive: true });
  const file = join(folder, `${name}.conf`);
  const lines = [
    '[storage]',
    'driver = "overlay"',
    `graphroot = "${root}"`,
    `runroot = "/run/portal-drill/${name}"`,
    '[storage.options]',
    `additionalimagestores = ${JSON.stringify(images)}`,
  ];
  writeFileSync(file, lines.join('\n'));
  return { ...process.env, CONTAINERS_STORAGE_CONF: file };
}

/** Removes what a drill leaves outside of its namespaces. */
export function clean({ keepImages }: { keepImages: boolean }): void {
  mkdirSync(folder, { recursive: true });
  // Mounts of an interrupted build, the innermost first.
  const mounts = [...readFileSync('/proc/mounts', 'utf8').matchAll(/^\S+ (\S+)/gm)].map(([, path = '']) => path);
  for (const path of mounts.reverse()) if (path.startsWith(`${folder}/`)) spawnSync('umount', [path]);
  const runs = readdirSync(folder).filter((name) => name.startsWith('run-'));
  for (const path of keepImages ? runs.map((name) => join(folder, name)) : [folder]) rmSync(path, { recursive: true });
  for (const controller of ['', ...readdirSync('/sys/fs/cgroup')])
    removeGroups(join('/sys/fs/cgroup', controller, cgroup));
}

/** Control groups are folders whose files cannot be deleted. */
function removeGroups(path: string): void {
  if (!existsSync(path)) return;
  for (const entry of readdirSync(path, { withFileTypes: true }))
    if (entry.isDirectory()) removeGroups(join(path, entry.name));
  rmdirSync(path);
}
