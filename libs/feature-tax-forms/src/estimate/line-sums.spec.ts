import { estimate } from '@portal/tax-engine';
import { insuredHouseholds } from '@portal/tax-engine/testing/insured';
import { lawOf } from '@portal/tax-engine/law/laws';
import { sameAdditionalHouseholds, sameHouseholds } from '@portal/tax-engine/testing/arbitrary';
import { request } from '@portal/tax-engine/testing/request';
import { partsOf } from './line-sums';
import { noReturn, notesForLine, sectionsOf } from './trace-lines';

const cents = (dollars: number): number => Math.round(dollars * 100);

describe('sum behind a line', () => {
  it('adds up to its amount, for every line of random households in all states', () => {
    const answers = [
      ...[...insuredHouseholds, ...sameHouseholds(1_000)].map((household) => ({
        household,
        lines: estimate(household).lines,
      })),
      ...sameAdditionalHouseholds(300).map((household) => ({
        household,
        lines: estimate(household, lawOf(2025)).lines,
      })),
    ];
    const wrong = answers.flatMap(({ household, lines }) => {
      return lines.flatMap((line) => {
        if (line.form === noReturn) return [];
        const parts = partsOf(line, lines);
        const sum = parts.reduce((so, part) => so + part.sign * cents(part.line.amount), 0);
        const fits = parts.length === 0 || cents(line.amount) === sum || (line.amount === 0 && sum < 0);
        return fits ? [] : [{ household, id: line.id, amount: line.amount, sum: sum / 100 }];
      });
    });
    expect(wrong).toEqual([]);
  });

  it("includes Michigan's exemptions between the income and the taxable amount", () => {
    const { lines } = estimate(request({ state: 'MI', w2_income: 76_650.5, num_children: 2 }));
    const taxed = lines.find(({ id }) => id === 'state.taxable_income');
    const parts = taxed ? partsOf(taxed, lines) : [];
    expect(parts.map(({ sign, line }) => [sign, line.line, line.amount])).toEqual([
      [1, '12', 76_650.5],
      [-1, '15', 16_800],
    ]);
  });

  it('is line 13b of the deductions of Schedule 1-A, and absent if it is only that for seniors', () => {
    const partsFor = (facts: object) => {
      const { lines } = estimate(request({ w2_income: 60_000, filer_birth_date: '1950-05-05', ...facts }), lawOf(2025));
      const sum = lines.find(({ id }) => id === '1040.13b');
      return sum && partsOf(sum, lines).map(({ line }) => [line.line, line.amount]);
    };
    expect(partsFor({ qualified_tips: 8_000, car_loan_interest: 900 })).toEqual([
      ['13', 8_000],
      ['30', 900],
      ['37', 6_000],
    ]);
    expect(partsFor({})).toEqual([]);
  });

  it('is absent if the amount comes from a table, a rate or a rule', () => {
    const { lines } = estimate(request({ state: 'MI', w2_income: 40_000, city: 'Detroit' }));
    const ruled = ['1040.16', '1040.27', 'state.tax_before_credits', 'state.line.mi_exemptions', 'local.tax'];
    for (const line of lines.filter(({ id }) => ruled.includes(id))) expect(partsOf(line, lines)).toEqual([]);
  });
});

describe('line grouping by return', () => {
  const result = estimate(request({ state: 'MI', w2_income: 40_000, city: 'Detroit' }));

  it('follows the order of the forms, with each line once', () => {
    const sections = sectionsOf(result);
    expect(sections.map(({ id, form }) => [id, form])).toEqual([
      ['federal', 'Form 1040'],
      ['schedules', 'Schedule A'],
      ['state', 'MI-1040'],
      ['city', 'Form 5118'],
    ]);
    expect(sections.flatMap(({ lines, zeros }) => [...lines, ...zeros])).toHaveLength(result.lines.length);
  });

  it("names the state's return, even when it starts with a line of Form 1040", () => {
    const own = sectionsOf(estimate(request({ state: 'MI', w2_income: 40_000, self_employment_income: 9_000 })));
    const state = own.find(({ id }) => id === 'state');
    expect(state?.form).toBe('MI-1040');
    expect(state?.lines.map(({ form, line }) => `${form} ${line ?? ''}`).slice(0, 3)).toEqual([
      'Form 1040 11',
      'MI-1040 11',
      'MI-1040 12',
    ]);
  });

  it('collapses zero lines, unless an assumption concerns them', () => {
    for (const { zeros } of sectionsOf(result))
      for (const line of zeros) expect([line.amount, notesForLine(result, line.id)]).toEqual([0, []]);
    const city = sectionsOf(result).find(({ id }) => id === 'city');
    expect(city?.lines.map(({ id }) => id)).toContain('local.withheld');
  });

  it('shows a percentage of 0, which is no amount', () => {
    const shown = insuredHouseholds.flatMap((facts) => sectionsOf(estimate(facts)).flatMap(({ lines }) => lines));
    expect(shown).toContainEqual(expect.objectContaining({ id: '8962.7', amount: 0, unit: 'percent' }));
  });

  it('ends with the taxable amount and its tax, even when zero', () => {
    const retired = request({ state: 'MI', filer_birth_date: '1950-01-01', retirement_income: 12_000 });
    const ends = sectionsOf(estimate(retired)).map(({ id, lines }) => [id, lines.map((line) => line.id)] as const);
    const [federal, state] = [new Map(ends).get('federal'), new Map(ends).get('state')];
    expect(federal).toEqual(expect.arrayContaining(['1040.15', '1040.24']));
    expect(state).toEqual(expect.arrayContaining(['state.taxable_income', 'state.net_tax']));
    expect(new Map(ends).get('schedules')).toEqual([]);
  });

  it('keeps notes about a line that does not exist', () => {
    const elsewhere = estimate(request({ state: 'MI', w2_income: 40_000, city: 'Flint' }));
    const city = sectionsOf(elsewhere).find(({ id }) => id === 'city');
    expect(city?.notes.map(({ id }) => id)).toEqual(['city_tax_not_held']);
  });
});
