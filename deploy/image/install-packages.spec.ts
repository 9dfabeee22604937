import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeDeclarations } from './install-packages.mjs';

interface Entry {
  dependencies?: Record<string, string>;
  link?: boolean;
  resolved?: string;
}

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, Entry>;
};

/** Returns the packages that a workspace needs at run time, as npm installs them without devDependencies. */
function neededBy(workspace: string, found = new Set<string>()): Set<string> {
  for (const name of Object.keys(lock.packages[workspace]?.dependencies ?? {})) {
    const path = [`${workspace}/node_modules/${name}`, `node_modules/${name}`].find((one) => one in lock.packages);
    if (!path || found.has(path)) continue;
    found.add(path);
    const { link, resolved = '' } = lock.packages[path] ?? {};
    neededBy(link ? resolved : path, found);
  }
  return found;
}

it.each(['gateway', 'bff/app'])('installs no tool that builds or checks with the image of %s', (workspace) => {
  const needed = [...neededBy(workspace)];
  expect(needed.length).toBeGreaterThan(30);
  expect(needed.filter((path) => /\/(@rspack|@module-federation|typescript|@swc|jest|nx)\b/.test(path))).toEqual([]);
});

it('removes the type declarations of packages, and no file that runs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-packages-'));
  const names = ['index.d.ts', 'index.d.mts', 'index.d.cts.map', 'index.js', 'index.js.map', 'id.ts.json'];
  mkdirSync(join(folder, 'node_modules/one'), { recursive: true });
  for (const name of names) writeFileSync(join(folder, 'node_modules/one', name), '');
  removeDeclarations(folder);
  expect(readdirSync(join(folder, 'node_modules/one'))).toEqual(['id.ts.json', 'index.js', 'index.js.map']);
  rmSync(folder, { recursive: true });
});
