import { readFileSync } from 'node:fs';

interface Entry {
  dev?: boolean;
  hasInstallScript?: boolean;
  license?: string;
  resolved?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

const text = readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8');
const { packages } = JSON.parse(text) as { packages: Record<string, Entry> };
const nameOf = (path: string): string => path.split('node_modules/').at(-1) ?? '';
const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
const names = new Set(Object.keys(packages).map(nameOf));

/** Licenses that allow shipping the package with a product under Apache-2.0. */
const compatible = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
]);

/** Packages with other licenses, and why they may stay. */
const exceptions: readonly (readonly [name: RegExp, reason: string])[] = [
  [/^@img\/sharp-/, 'LGPL library, used unchanged and replaceable, because it is loaded at run time'],
  [/^libheif-js$/, 'LGPL library, used unchanged and replaceable, because it is a file of its own'],
  [/^axe-core$/, 'MPL, used unchanged, and only by the journeys'],
  [/^(passport-strategy|pause)$/, 'MIT, in a field of package.json that npm no longer reads'],
];

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
    expect([...names].filter((name) => name.startsWith('@napi-rs/canvas-'))).toEqual([]);
  });

  it('contains no package whose install scripts are neither allowed nor denied', () => {
    const { allowScripts } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
      allowScripts: Record<string, boolean>;
    };
    const withScripts = installed.filter(([, entry]) => entry.hasInstallScript).map(([path]) => nameOf(path));
    expect([...new Set(withScripts)].sort()).toEqual(Object.keys(allowScripts).sort());
  });

  it('ships only packages whose license is compatible with Apache-2.0', () => {
    const others = installed
      .filter(([, { dev, license }]) => !dev && !compatible.has(license ?? ''))
      .map(([path, { license }]) => [nameOf(path), license] as const);
    const unexplained = others.filter(([name]) => !exceptions.some(([pattern]) => pattern.test(name)));
    expect(unexplained).toEqual([]);
    const unused = exceptions.filter(([pattern]) => !others.some(([name]) => pattern.test(name)));
    expect(unused).toEqual([]);
  });
});
