import { publishedRows } from '../../testing/cases';
import type { FilingStatus } from '../input';
import { law2024 } from '../law/2024/law';
import { dollars } from '../money';
import { incomeTaxWithheldFrom, withheldFrom } from './withholding';

const { federal } = law2024;

/** Pub. 15-T (2024), Worksheet 1A line 1g: subtracted from wages before the table is used. */
const lineOneG = { joint: 12_900, others: 8_600 };

const tables: readonly [FilingStatus, string, number][] = [
  ['single', 'single.standard_schedule', lineOneG.others],
  ['married_filing_separately', 'single.standard_schedule', lineOneG.others],
  ['married_filing_jointly', 'married.standard_schedule', lineOneG.joint],
  ['qualifying_widow', 'married.standard_schedule', lineOneG.joint],
  ['head_of_household', 'hoh.standard_schedule', lineOneG.others],
];

describe.each(tables)('Pub. 15-T annual table of %s', (status, name, allowance) => {
  const rows = publishedRows.pub15t_2024_annual[name] ?? [];

  it('has eight rows', () => expect(rows).toHaveLength(8));

  it.each(rows)('from %d to %d: %d and %d%%', (from, upTo, base, percent) => {
    const inside = upTo ?? from + 100_000;
    expect(incomeTaxWithheldFrom(federal, status, dollars(from + allowance))).toBe(dollars(base));
    expect(incomeTaxWithheldFrom(federal, status, dollars(inside + allowance))).toBe(
      dollars(base + ((inside - from) * percent) / 100),
    );
  });
});

describe('Additional Medicare Tax withheld', () => {
  it('starts above 200,000 for every filing status', () => {
    expect(withheldFrom(federal, 'married_filing_jointly', dollars(200_000))).toBe(
      incomeTaxWithheldFrom(federal, 'married_filing_jointly', dollars(200_000)),
    );
    expect(
      withheldFrom(federal, 'married_filing_separately', dollars(210_000)) -
        incomeTaxWithheldFrom(federal, 'married_filing_separately', dollars(210_000)),
    ).toBe(dollars(90));
  });

  it('is 0 without wages', () => expect(withheldFrom(federal, 'single', 0)).toBe(0));
});
