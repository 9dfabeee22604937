import fc from 'fast-check';
import { agedHousehold, filerFacts } from '../../testing/arbitrary';
import { request } from '../../testing/request';
import { estimate } from '../estimate';
import { stateCodes } from '../input';
import type { TraceLine } from '../result';
import { law2024 } from '../law/2024/law';
import { lawOf } from '../law/laws';
import { taxYears } from '../law/tax-year';
import { stateLaw } from '../state-laws';

const cents = (dollars: number): number => Math.round(dollars * 100);

/** Lines that repeat part of other lines or come after the return. */
const besides = new Set(['state.eitc', 'state.withheld']);

/** Returns whether the total starts a new sum: the first line, and the tax from rates or tables. */
const startsAnew = (before: TraceLine | undefined): boolean =>
  before === undefined || before.id === 'state.taxable_income';

/**
 * Adds up a return like a person would, and returns the wrong totals: each must be the previous total plus the signed
 * lines in between, or 0 if that is negative.
 */
function wrongTotals(lines: readonly TraceLine[]): string[] {
  const wrong: string[] = [];
  let sum = 0;
  let before: TraceLine | undefined;
  for (const line of lines) {
    const amount = cents(line.amount);
    if (line.sign !== undefined) sum += line.sign * amount;
    else {
      const isPlainSum = amount === sum || (amount === 0 && sum < 0);
      if (!isPlainSum && !startsAnew(before)) wrong.push(`${line.id}: ${line.amount}, not ${sum / 100}`);
      sum = amount;
    }
    before = line;
  }
  return wrong;
}

const withTax = stateCodes.filter((code) => stateLaw(code, law2024).kind !== 'none');

describe.each(withTax)('trace of %s', (state) => {
  it.each(taxYears)('adds up line by line from the first line to the net tax in %d', (year) =>
    fc.assert(
      fc.property(agedHousehold, filerFacts, (home, filers) => {
        const facts = { ...home, ...filers };
        const { lines } = estimate({ ...facts, state }, lawOf(year));
        const own = lines.filter(({ id }) => id.startsWith('state.') && !besides.has(id));
        expect({ facts, wrong: wrongTotals(own) }).toEqual({ facts, wrong: [] });
      }),
      { numRuns: 300, seed: 2024 },
    ),
  );

  it('gives each line one form and label, and omits lines of 0', () => {
    const seen = new Map<string, TraceLine>();
    for (const facts of fc.sample(agedHousehold, { numRuns: 300, seed: 7 }))
      for (const line of estimate({ ...facts, state }).lines) {
        if (!line.id.startsWith('state.')) continue;
        if (line.sign !== undefined) expect(line.amount).not.toBe(0);
        // Form, line number and label are unique per id, so that a screen can translate by the id alone.
        const { amount: _, ...fixed } = seen.get(line.id) ?? line;
        expect(line).toMatchObject(fixed);
        expect(line.form).not.toBe('');
        expect(line.label).toMatch(/^[A-Z]/);
        seen.set(line.id, line);
      }
    // Rejects line numbers that contain the part of a form; `48b`, `2 to 4`, `p-1` and `A-3` are allowed.
    for (const { line } of seen.values())
      expect(line ?? '1').toMatch(
        /^(?:[0-9]+[A-Za-z]?|[a-z](?:-[0-9])?|[A-Z]-[0-9]|[0-9]+[a-z]? (?:to|and|or) [0-9]+[a-z]?)$/,
      );
    const own = [...seen.keys()].filter((id) => id.startsWith('state.line.'));
    expect(own.filter((id) => !id.startsWith(`state.line.${state.toLowerCase()}_`))).toEqual([]);
  });
});

describe('line of a form', () => {
  it.each([
    ['NC', '17', '20'],
    ['OH', '10', '14'],
    ['NY', undefined, '72'],
    ['MI', undefined, '30'],
    ['KS', undefined, '20'],
    ['ID', undefined, '46'],
    ['VA', undefined, '19a'],
  ] as const)(
    'has its number for the tax after credits and for withholding, if the form of %s has one',
    (state, net, paid) => {
      const { lines } = estimate(request({ state, w2_income: 60_000 }));
      const numberOf = (id: string) => lines.find((line) => line.id === id)?.line;
      expect([numberOf('state.net_tax'), numberOf('state.withheld')]).toEqual([net, paid]);
    },
  );

  it('has its number for other taxes', () => {
    const { lines } = estimate(request({ state: 'ID', w2_income: 60_000 }));
    expect(lines.find(({ id }) => id === 'state.other_taxes')).toMatchObject({
      form: 'Form 40',
      line: '32a',
      amount: 10,
    });
  });

  it('has the printed number, in Michigan up to the tax', () => {
    const { lines } = estimate(
      request({ filing_status: 'married_filing_jointly', state: 'MI', num_children: 2, w2_income: 76_650.5 }),
    );
    const shown = lines
      .filter(({ id }) => id.startsWith('state.'))
      .map(({ form, line, label, amount }) => [form, line, label, amount]);
    expect(shown.slice(0, 4)).toEqual([
      ['MI-1040', '12', 'State adjusted gross income', 76_650.5],
      ['MI-1040', '15', 'Exemption allowance', 22_400],
      ['MI-1040', '16', 'State taxable income', 54_250.5],
      ['MI-1040', '17', 'State tax before credits', 2_305.65],
    ]);
  });
});
