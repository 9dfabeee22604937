import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { lawOf } from '../law/laws';
import { taxYears } from '../law/tax-year';
import type { FiguresByName } from '../law/tax-law';
import { engineText, figuresText } from './fingerprint';

const folderOf = (year: number): string => join(__dirname, `../law/${year}`);

it.each(taxYears)('lists every file of figures of %d', (year) => {
  const stored = readdirSync(folderOf(year)).filter((name) => name.endsWith('.json'));
  expect([...lawOf(year).files.keys()].sort()).toEqual(stored.sort());
});

it.each(taxYears)('has the same text as the files of %d', (year) => {
  const texts = [...lawOf(year).files].map(([name, figures]) => [name, figuresText(figures)]);
  const stored = texts.map(([name = '']) => [
    name,
    figuresText(JSON.parse(readFileSync(join(folderOf(year), name), 'utf8')) as FiguresByName),
  ]);
  expect(texts).toEqual(stored);
});

it('changes with a value and with its status, and not with a source', () => {
  const figure = { value: 1_300, source: 'Rev. Proc. 2023-34', line: '1040.12', status: 'printed' };
  const text = figuresText({ figure });
  expect(figuresText({ figure: { ...figure, source: 'Rev. Proc. 2023-34 s. 3.15' } })).toBe(text);
  expect(figuresText({ figure: { ...figure, value: 1_350 } })).not.toBe(text);
  expect(figuresText({ figure: { ...figure, status: 'carried' } })).not.toBe(text);
});

it('takes a figure whose status the build left out as printed', () => {
  const figure = { value: 1_300, source: '', line: '1040.12', status: 'printed' };
  const { status: _status, ...built } = figure;
  expect(figuresText({ figure: built as typeof figure })).toBe(figuresText({ figure }));
});

it('has answers of its own for each year', () => {
  expect(new Set(taxYears.map((year) => engineText(lawOf(year)))).size).toBe(taxYears.length);
});
