import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { writeCsv } from './csv.writer';
import type { Cell } from './export-table';

const bom = '\ufeff';

async function written(rows: readonly (readonly Cell[])[], amounts: number[] = []): Promise<string> {
  const parts = (async function* () {
    await Promise.resolve();
    yield rows;
  })();
  const file = await text(writeCsv({ titles: ['Client', 'Notes', 'Total'], amounts: new Set(amounts), parts }));
  // Stream decoders drop the byte order mark.
  return file.startsWith(bom) ? file.slice(1) : file;
}

/** Parses CSV as spreadsheets do: RFC 4180, but keeping text after a closing quote. */
function parse(csv: string, delimiter: string): string[][] {
  const rows: string[][] = [[]];
  let [cell, quoted, at] = ['', false, 0];
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (; at < csv.length; at += 1) {
    const mark = csv.charAt(at);
    if (quoted && mark === '"' && csv.charAt(at + 1) === '"') cell += csv.charAt((at += 1));
    else if (mark === '"' && (quoted || cell === '')) quoted = !quoted;
    else if (quoted) cell += mark;
    else if (mark === delimiter) endCell();
    else if (mark === '\n') {
      endCell();
      rows.push([]);
    } else if (mark !== '\r') cell += mark;
  }
  if (cell !== '' || rows.at(-1)?.length !== 0) endCell();
  return rows.filter((row) => row.length > 0);
}

const isFormula = (cell: string): boolean =>
  /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/.test(cell) && Number.isNaN(Number(cell));
const unmarked = (cell: string): string => cell.replaceAll("'", '');

const marks = fc.constantFrom(
  '=',
  '+',
  '-',
  '@',
  '\uff1d',
  '\t',
  '\r',
  '\n',
  ';',
  ',',
  '"',
  "'",
  '|',
  ' ',
  'cmd()',
  'x',
  'ñ',
  '1',
);
const words = fc.array(marks, { maxLength: 8 }).map((found) => found.join(''));

describe('CSV file', () => {
  it('is parsed by another parser into the original cells', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(words, words, fc.integer()), { minLength: 1, maxLength: 5 }), async (rows) => {
        const [titles, ...cells] = parse(await written(rows), ',');
        expect(titles).toEqual(['Client', 'Notes', 'Total']);
        expect(cells.map((row) => row.map(unmarked))).toEqual(rows.map((row) => row.map(String).map(unmarked)));
      }),
      { numRuns: 500 },
    );
  });

  it.each([',', ';', '\t', '|'])(
    'contains no formulas in a spreadsheet that uses %j as its separator',
    async (delimiter) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.tuple(words, words, fc.integer()), { minLength: 1, maxLength: 5 }),
          async (rows) => {
            expect(
              parse(await written(rows), delimiter)
                .flat()
                .filter(isFormula),
            ).toEqual([]);
          },
        ),
        { numRuns: 500 },
      );
    },
  );

  it.each([
    ['=1+1', `'=1+1`],
    ['\n=1+1', `"'\n'=1+1"`],
    ['Ann;=1+1', `"Ann;'=1+1"`],
    ['Ann; Lee', `"Ann; Lee"`],
    ['Ann\nLee', `"Ann\nLee"`],
    ['Ann-Lee', 'Ann-Lee'],
  ])('writes %j as %j', async (cell, line) => {
    expect(await written([[cell, 'x', 1]])).toBe(`Client,Notes,Total\r\n${line},x,1\r\n`);
  });

  it('writes negative amounts as numbers with cents', async () => {
    expect(await written([['x', 'y', -5]], [2])).toBe('Client,Notes,Total\r\nx,y,-5.00\r\n');
  });
});
