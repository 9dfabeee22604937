import { existsSync, readFileSync } from 'node:fs';

const root = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const document = read('docs/security.md');

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

/** How many requirements each group has, such as A01 to A17. */
const groups = { A: 17, Z: 8, V: 6, D: 9, U: 9, W: 6, R: 13, L: 3, S: 2 };

const tables = [
  { heading: 'Requirements and their tests', ids: idsOf(groups), summary: true },
  { heading: 'Faults and their tests', ids: upTo(44).map(String), summary: false },
];

function idsOf(counts: Readonly<Record<string, number>>): string[] {
  return Object.entries(counts).flatMap(([group, count]) =>
    upTo(count).map((at) => group + String(at).padStart(2, '0')),
  );
}

interface Row {
  id: string;
  what: string;
  test: string;
}

/** Returns the section below a heading of the third level. */
const sectionOf = (heading: string): string => document.split(`\n### ${heading}\n`)[1]?.split(/\n#{2,3} /)[0] ?? '';

/** Returns the rows of the section's table; the last column names the tests. */
const rowsOf = (heading: string): Row[] =>
  [...sectionOf(heading).matchAll(/^\| +([A-Z]?\d+) +\|(.*)\|$/gm)].map(([, id = '', rest = '']) => {
    const cells = rest.split(' | ').map((cell) => cell.trim());
    return { id, what: cells[0] ?? '', test: cells.at(-1) ?? '' };
  });

/** Parses `` `path/to/file.spec.ts` _its name_ ``, several separated by semicolons, and what they do not show. */
function evidenceOf(cell: string): { tests: { file: string; name: string }[]; gap: string } {
  const [, named = '', gap = ''] = /^(.*?)(?:(?:^|; )((?:partly|not shown): .+))?$/.exec(cell) ?? [];
  const tests = named === '' ? [] : named.split(/; (?=`)/);
  return {
    gap,
    tests: tests.map((test) => {
      const [, file = '', name = ''] = /^`([^`]+)` _(.+)_$/.exec(test) ?? [];
      return { file, name };
    }),
  };
}

/** Source code escapes quotes and may break a long name into lines. */
const normal = (text: string): string => text.replaceAll('\\', '').replaceAll(/\s+/g, ' ');

/** Returns whether the file contains the name as a whole string, not as a part of one or in a comment. */
function hasTest(file: string, name: string): boolean {
  const source = normal(read(file));
  return ["'", '"', '`'].some((quote) => source.includes(quote + normal(name) + quote));
}

describe.each(tables)('$heading in docs/security.md', ({ heading, ids, summary }) => {
  it('list each id once, in order', () => {
    expect(rowsOf(heading).map(({ id }) => id)).toEqual(ids);
  });

  it.each(rowsOf(heading))('name only existing tests, or what is missing: $id $what', ({ what, test }) => {
    const { tests, gap } = evidenceOf(test);
    expect(what).not.toBe('');
    expect(tests.length > 0).toBe(!gap.startsWith('not shown: '));
    for (const { file, name } of tests) {
      expect(file).toMatch(/\.(ts|tsx)$/);
      expect([file, existsSync(new URL(file, root))]).toEqual([file, true]);
      expect([file, name, hasTest(file, name)]).toEqual([file, name, true]);
    }
  });

  if (summary)
    it('are counted correctly', () => {
      const gaps = rowsOf(heading).map(({ test }) => evidenceOf(test).gap);
      const count = (start: string) => gaps.filter((gap) => gap.startsWith(start)).length;
      const [partly, missing] = [count('partly: '), count('not shown: ')];
      const sentence = `${gaps.length - partly - missing} of the ${gaps.length} are shown, ${partly} partly, and ${missing} not.`;
      expect(normal(sectionOf(heading))).toContain(sentence);
    });
});
