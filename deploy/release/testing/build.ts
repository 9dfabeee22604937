import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const title = { en: 'Page', es: 'Página' };

/**
 * Creates a folder that looks like an area's production build.
 * @param home folder of the test
 * @param build its hash
 * @param name container; `shell` for the shell
 */
export function buildIn(
  home: string,
  build: string,
  name = 'mfe_client',
  routes: object[] = [{ path: `/${build}`, roles: ['client'], title }],
): string {
  const dist = join(home, 'dist');
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist);
  const assets = { js: { sync: [`area.${build}.js`], async: [] }, css: { sync: [], async: [] } };
  const manifest = { name, metaData: { remoteEntry: { name: `remoteEntry.${build}.js` } }, exposes: [{ assets }] };
  writeFileSync(join(dist, 'mf-manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(dist, 'version.json'), JSON.stringify({ version: '0.1.0', build }));
  writeFileSync(join(dist, `remoteEntry.${build}.js`), `entry of ${build}`);
  writeFileSync(join(dist, `area.${build}.js`), `area of ${build}`);
  if (name !== 'shell') writeFileSync(join(dist, 'routes.json'), JSON.stringify(routes));
  else writeFileSync(join(dist, 'index.html'), `<link href="/remotes.json"><script src="/area.${build}.js"></script>`);
  return dist;
}
