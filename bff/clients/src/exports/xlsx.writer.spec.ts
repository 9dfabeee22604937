import { buffer } from 'node:stream/consumers';
import { zipParts } from '../../testing/zip-parts';
import type { Cell, ExportTable } from './export-table';
import { writeXlsx } from './xlsx.writer';

const tableOf = (parts: AsyncIterable<readonly (readonly Cell[])[]>): ExportTable => ({
  titles: ['Name', 'Income'],
  amounts: new Set([1]),
  parts,
});

async function* rowsOf(...sizes: number[]) {
  let at = 0;
  for (const size of sizes) yield Array.from({ length: size }, (): Cell[] => [`row ${(at += 1)}`, at]);
  await Promise.resolve();
}

const textsIn = (sheet = '') => [...sheet.matchAll(/<t xml:space="preserve">([^<]*)</g)].map(([, text]) => text);

describe('workbook', () => {
  it('is aborted when its source fails, instead of ending as if complete', async () => {
    async function* broken() {
      yield* rowsOf(2);
      throw new Error('the database is gone');
    }
    await expect(buffer(writeXlsx(tableOf(broken())))).rejects.toThrow('the database is gone');
  });

  it('stops reading its source when the client disconnects', async () => {
    const closed = new Promise<void>((resolve) => {
      let begun = false;
      async function* endless() {
        try {
          for (begun = true; ;) yield* rowsOf(1000);
        } finally {
          resolve();
        }
      }
      const file = writeXlsx(tableOf(endless()));
      file.on('data', () => begun && file.destroy());
    });
    await expect(closed).resolves.toBeUndefined();
  });

  it.each([
    ['no rows', [], 3, [[]]],
    ['rows that fill a sheet exactly', [2], 3, [['row 1', 'row 2']]],
    ['more rows than fit on one sheet', [1, 4], 3, [['row 1', 'row 2'], ['row 3', 'row 4'], ['row 5']]],
    ['empty batches', [0, 1, 0], 3, [['row 1']]],
  ])('contains each row once, and the titles on every sheet: %s', async (_what, sizes, rowsPerSheet, wanted) => {
    const parts = zipParts(await buffer(writeXlsx(tableOf(rowsOf(...sizes)), rowsPerSheet)));
    const sheets = [...parts].filter(([name]) => name.startsWith('xl/worksheets/'));
    expect(sheets.map(([, sheet]) => textsIn(sheet))).toEqual(wanted.map((rows) => ['Name', 'Income', ...rows]));
    const workbook = parts.get('xl/workbook.xml') ?? '';
    expect([...workbook.matchAll(/<sheet name="([^"]*)"/g)].map(([, name]) => name)).toEqual(
      wanted.map((_rows, at) => (at === 0 ? 'Export' : `Export ${at + 1}`)),
    );
    for (const [name] of sheets) {
      expect(parts.get('[Content_Types].xml')).toContain(`PartName="/${name}"`);
      expect(parts.get('xl/_rels/workbook.xml.rels')).toContain(`Target="${name.slice(3)}"`);
    }
  });
});
