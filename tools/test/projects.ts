import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface Project {
  name: string;
  folder: string;
  targets: readonly string[];
}

interface Manifest {
  name: string;
  workspaces?: string[];
  nx?: { targets?: Record<string, unknown> };
}

/** Returns the root and every workspace, with globs such as `libs/*` expanded. */
export function readProjects(root: string): Project[] {
  const { workspaces = [] } = read(join(root, 'package.json'));
  const folders = workspaces.flatMap((glob) => {
    if (!glob.endsWith('/*')) return [glob];
    const parent = glob.slice(0, -2);
    return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`);
  });
  return ['', ...folders.sort()]
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const { name, nx } = read(join(root, folder, 'package.json'));
      return { name, folder, targets: Object.keys(nx?.targets ?? {}) };
    });
}

export const targetsOf = (projects: readonly Project[]) => [...new Set(projects.flatMap(({ targets }) => targets))];

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;
