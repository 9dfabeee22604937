import { readFileSync } from 'node:fs';
import path from 'node:path';
import { satisfies } from 'semver';
import { apps } from './apps.mjs';
import { readSharedRanges } from './remote-routes.mjs';
import { consumedModules, providedModules } from './shared-modules.mjs';

const provided = providedModules();
const ranges = Object.fromEntries(
  Object.keys(provided).map((name) => [name.split('/', name.startsWith('@') ? 2 : 1).join('/'), '*']),
);
/** Only for areas of an older release. */
const retired = ['class-transformer', 'reflect-metadata'];
for (const name of retired) delete ranges[name];

describe('shared modules', () => {
  it.each(apps.filter(({ area }) => area !== 'shell'))('satisfy the ranges of $folder', ({ folder }) => {
    const json = readFileSync(path.join(__dirname, '../../..', folder, 'routes.json'), 'utf8');
    const consumed = Object.entries(consumedModules(readSharedRanges(json)));
    expect(consumed.length).toBeGreaterThan(10);
    const wrong = consumed.filter(([name, { requiredVersion }]) => !satisfies(provided[name].version, requiredVersion));
    expect(wrong).toEqual([]);
  });

  it('requires a range of every shared package, and of no other', () => {
    const { react: _react, ...others } = ranges;
    expect(() => consumedModules(others)).toThrow('lacks a version range of react');
    expect(() => consumedModules({ ...ranges, antd: '*' })).toThrow('shares no antd');
  });

  it('fails to load in the browser outside its range instead of running with the wrong version', () => {
    expect(Object.values(consumedModules(ranges))).toEqual(
      Object.keys(provided)
        .filter((name) => !retired.includes(name))
        .map(() => ({ singleton: true, strictVersion: true, requiredVersion: '*', import: false })),
    );
  });

  it('are still provided to areas of an older release', () => {
    for (const name of retired) {
      expect(provided).toHaveProperty([name]);
      expect(() => consumedModules({ ...ranges, [name]: '*' })).toThrow(`shares no ${name}`);
    }
  });
});
