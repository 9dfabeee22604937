import { readFileSync } from 'node:fs';

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
