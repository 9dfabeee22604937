import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { prunePackages, unusedParts } from './prune-packages.mjs';

let dir: string;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'portal-prune-'))));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

function write(file: string): string {
  const path = join(dir, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
  return path;
}

describe('pruning of installed packages', () => {
  it('deletes unused builds, source maps and guides, and keeps code, types, licenses and own packages', () => {
    const kept = ['antd/es/button.js', 'antd/es/button.d.ts', 'antd/LICENSE', 'a/LICENSE.md', 'a/map.js'].map((file) =>
      write(`node_modules/${file}`),
    );
    const deleted = ['antd/dist/antd.js', 'antd/es/button.js.map', 'a/README.md', 'a/node_modules/b/CHANGELOG.md'].map(
      (file) => write(`node_modules/${file}`),
    );
    // The project's own packages are links.
    kept.push(write('libs/server/README.md'));
    mkdirSync(join(dir, 'node_modules/@portal'), { recursive: true });
    symlinkSync(join(dir, 'libs/server'), join(dir, 'node_modules/@portal/server'));
    prunePackages(join(dir, 'node_modules'));
    expect(kept.filter((file) => !existsSync(file))).toEqual([]);
    expect(deleted.filter((file) => existsSync(file))).toEqual([]);
  });

  it('only lists parts of packages that are installed', () => {
    const lock = readFileSync(resolve(__dirname, '../../package-lock.json'), 'utf8');
    const { packages } = JSON.parse(lock) as { packages: Record<string, unknown> };
    const nameOf = (part: string): string => part.split('/', part.startsWith('@') ? 2 : 1).join('/');
    expect(unusedParts.filter((part) => !(`node_modules/${nameOf(part)}` in packages))).toEqual([]);
  });
});
