import { readFileSync } from 'node:fs';

interface Entry {
  resolved?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

const text = readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8');
const { packages } = JSON.parse(text) as { packages: Record<string, Entry> };
const names = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));

describe('package-lock.json', () => {
  // npm silently drops packages that the registry does not have, and `npm ci` then fails on their platforms.
  it('contains the packages of all platforms', () => {
    const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
      Object.keys(optionalDependencies),
    );
    expect(wanted.length).toBeGreaterThan(100);
    expect(wanted.filter((name) => !names.has(name))).toEqual([]);
  });

  it('is not tied to one registry', () => {
    expect(Object.values(packages).filter(({ resolved, link }) => resolved && !link)).toEqual([]);
  });

  it('omits the native canvas of pdfjs-dist (33 MB), which browsers never use', () => {
    expect([...names].filter((name) => name?.startsWith('@napi-rs/canvas-'))).toEqual([]);
  });
});
