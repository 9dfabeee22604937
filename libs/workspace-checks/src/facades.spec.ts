import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../../..');
const browserSide = ['shell', 'mfe-client', 'mfe-preparer', 'mfe-admin', 'mfe-public', 'libs'];
const facades = ['react-router-dom', 'class-validator'];

/** Returns the names imported as values: `import { a, type B } from 'pack'` → `a`. */
function namesFrom(pack: string, source: string): string[] {
  const imports = new RegExp(`(?:import|export)\\s+(type\\s+)?\\{([^}]*)\\}\\s+from '${pack}'`, 'g');
  return [...source.matchAll(imports)]
    .filter((match) => !match[1])
    .flatMap((match) => (match[2] ?? '').split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(' as ')[0] ?? name);
}

const sources = browserSide
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/node_modules|dist|\.spec\.|facades|testing/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

describe.each(facades)('facade of %s', (pack) => {
  const facade = readFileSync(path.join(root, `libs/federation/src/facades/${pack}.ts`), 'utf8');
  const offered = new Set((/export \{([^}]*)\}/.exec(facade)?.[1] ?? '').split(',').map((name) => name.trim()));

  it('is imported somewhere, so that these tests are not vacuous', () => {
    expect(sources.some(({ text }) => namesFrom(pack, text).length > 0)).toBe(true);
  });

  it('exports every imported name; a missing one would be undefined in the browser', () => {
    const missing = sources.flatMap(({ file, text }) =>
      namesFrom(pack, text)
        .filter((name) => !offered.has(name))
        .map((name) => `${name} in ${file}`),
    );
    expect(missing).toEqual([]);
  });

  it('is never bypassed by a namespace or default import', () => {
    const whole = new RegExp(`import \\* as \\w+ from '${pack}'|import \\w+ from '${pack}'`);
    expect(sources.filter(({ text }) => whole.test(text)).map(({ file }) => file)).toEqual([]);
  });
});
