import { lawOf } from '@portal/tax-engine/law/laws';
import type { FiguresByName, TaxLaw } from '@portal/tax-engine/law/tax-law';
import { differencesBetween, receiptAgain, receiptOf, receiptText } from './receipt';
import type { TaxEstimateRequest } from './tax.dto';

const request: TaxEstimateRequest = { filing_status: 'single', state: 'MI', w2_income: 4_000, filer_claimable: true };
const law = lawOf(2024);

const withFile = (name: string, figures: FiguresByName): TaxLaw => ({
  ...law,
  files: new Map([...law.files, [name, figures]]),
});

/** The same law with another value of the first figure of a file. */
function withChange(name: string): TaxLaw {
  const [[first, figure] = ['', undefined], ...others] = Object.entries(law.files.get(name) ?? {});
  if (!figure) throw new Error(`There are no figures in ${name}.`);
  return withFile(name, Object.fromEntries([[first, { ...figure, value: -1 }], ...others]));
}

it('names every file of the year with its hash', async () => {
  const receipt = await receiptOf(request, law);
  expect(receipt).toMatchObject({ receipt: 2, law: { tax_year: 2024 } });
  expect(Object.keys('files' in receipt.law ? receipt.law.files : {})).toEqual([...law.files.keys()].sort());
});

it.each(['claimable.json', 'federal.json', 'ira.json', 'premium-tax-credit.json', 'mi.json', 'wv.json'])(
  'recognizes a change in %s',
  async (name) => {
    const was = await receiptOf(request, law);
    const is = await receiptAgain(was, withChange(name));
    expect(differencesBetween(was, is)).toEqual([`The law differs: the figures for 2024 in ${name} have changed.`]);
  },
);

it('is made again byte for byte by a release with more files', async () => {
  const was = await receiptOf(request, law);
  const is = await receiptAgain(was, withFile('later.json', { later: { value: 1, source: '', line: '', status: '' } }));
  expect(receiptText(is)).toBe(receiptText(was));
});

it('recognizes that a file is gone', async () => {
  const was = await receiptOf(request, withFile('gone.json', {}));
  expect(differencesBetween(was, await receiptAgain(was, law))).toEqual([
    'The law differs: the figures for 2024 in gone.json have changed.',
  ]);
});

it('keeps the format of the first receipts, which do not depend on the other files', async () => {
  const { engine, estimate } = await receiptOf(request, law);
  const first = { receipt: 1 as const, engine, law: { tax_year: 2024, sha256: '' }, request, estimate };
  const was = await receiptAgain(first, law);
  expect(was).toMatchObject({ receipt: 1, law: { sha256: expect.stringMatching(/^[\da-f]{64}$/) as string } });
  expect(receiptText(await receiptAgain(was, withChange('claimable.json')))).toBe(receiptText(was));
  expect(differencesBetween(was, await receiptAgain(was, withChange('federal.json')))).toEqual([
    'The law differs: the federal figures for 2024 have changed.',
  ]);
});
