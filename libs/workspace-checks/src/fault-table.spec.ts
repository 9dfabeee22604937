import { existsSync, readFileSync } from 'node:fs';

const root = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

interface Row {
  number: string;
  fault: string;
  test: string;
}

/** Returns the rows of the table of faults in docs/security.md. */
function rows(): Row[] {
  const [, section = ''] = read('docs/security.md').split('\n### Faults and their tests\n');
  const [table = ''] = section.split(/\n#{2,3} /);
  return [...table.matchAll(/^\| +(\d+) +\|(.*)\|$/gm)].map(([, number = '', rest = '']) => {
    const [fault = '', , test = ''] = rest.split(' | ').map((cell) => cell.trim());
    return { number, fault, test };
  });
}

/** Parses `` `path/to/file.spec.ts` _its name_ ``, several separated by semicolons. */
const testsIn = (cell: string): { file: string; name: string }[] =>
  cell.split(/; (?=`)/).map((test) => {
    const [, file = '', name = ''] = /^`([^`]+)` _(.+)_$/.exec(test) ?? [];
    return { file, name };
  });

/** Source code escapes quotes and may break a long name into lines. */
const normal = (text: string): string => text.replaceAll('\\', '').replaceAll(/\s+/g, ' ');

describe('table of faults in docs/security.md', () => {
  it('lists each of the 44 faults once, in order', () => {
    expect(rows().map(({ number }) => Number(number))).toEqual(Array.from({ length: 44 }, (_, at) => at + 1));
  });

  it.each(rows())('names an existing test of fault $number ($fault), or says that it is not shown', ({ test }) => {
    if (test.startsWith('not shown: ')) return;
    for (const { file, name } of testsIn(test)) {
      expect(file).toMatch(/\.(ts|tsx)$/);
      expect([file, existsSync(new URL(file, root))]).toEqual([file, true]);
      expect(normal(read(file))).toContain(normal(name));
    }
  });
});
