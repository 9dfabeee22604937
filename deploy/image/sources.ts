import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { Deployable } from './deployables';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Workspace {
  folder: string;
  needs: string[];
}

/** Folders that every image is built with. */
const builders = ['deploy/image', 'tools'];

/**
 * Returns the folders whose sources an image is built from: the workspaces that it builds and everything they depend on.
 * Its Dockerfile copies exactly these, so that a change elsewhere does not rebuild the image.
 */
export function sourcesOf({ build }: Deployable): string[] {
  const workspaces = readWorkspaces();
  const found = new Map<string, string>();
  const add = (name: string) => {
    const workspace = workspaces.get(name);
    if (!workspace || found.has(name)) return;
    found.set(name, workspace.folder);
    workspace.needs.forEach(add);
  };
  [...build, '@portal/server', '@portal/federation'].forEach(add);
  return [...builders, ...found.values()].sort();
}

/** Reads the workspaces that npm has linked, by name. */
function readWorkspaces(): Map<string, Workspace> {
  const lock = readJson('package-lock.json') as { packages: Record<string, { link?: boolean; resolved?: string }> };
  const folders = Object.values(lock.packages).flatMap(({ link, resolved }) => (link && resolved) || []);
  return new Map(
    folders.map((folder) => {
      const manifest = readJson(join(folder, 'package.json')) as Manifest;
      const needs = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
      return [manifest.name, { folder, needs }];
    }),
  );
}

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
