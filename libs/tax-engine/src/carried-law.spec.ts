import { request } from '../testing/request';
import { estimate } from './estimate';
import { stateCodes } from './input';
import { lawOf } from './law/laws';
import { compileFederal } from './law/federal-law';
import { taxLaw } from './law/tax-law';
import claimable from './law/2025/claimable.json' with { type: 'json' };
import ira from './law/2025/ira.json' with { type: 'json' };
import figures from './law/2025/federal.json' with { type: 'json' };
import premiumTaxCredit from './law/2025/premium-tax-credit.json' with { type: 'json' };

const [law2024, law2025, law2026] = [lawOf(2024), lawOf(2025), lawOf(2026)];

describe('a year with printed state figures, and city figures of an earlier year', () => {
  const facts = request({ state: 'MI', city: 'Detroit', w2_income: 60_000, filer_birth_date: '1950-01-01' });
  const result = estimate(facts, law2025);

  it('lists the city lines that rest on 2024, and no others', () => {
    expect(result.carried_law?.tax_year).toBe(2024);
    const ids = result.carried_law?.lines ?? [];
    expect(ids).toContain('local.tax');
    expect(ids.filter((id) => !id.startsWith('local.'))).toEqual([]);
    expect(ids).not.toContain('local.withheld');
  });

  it('has a note for the city only', () => {
    expect(result.notes?.filter(({ id }) => id.endsWith('_carried'))).toEqual([
      { id: 'city_law_carried', line: 'local.taxable_income', params: { city: 'Detroit', year: 2024 } },
    ]);
    expect(result.assumptions.join(' ')).not.toContain('figures for 2025');
    expect(result.engine_version).toMatch(/^2025\./);
  });

  it('lists nothing for a state whose figures are all printed', () =>
    expect(estimate(request({ state: 'MI', w2_income: 50_000 }), law2025).carried_law).toBeUndefined());
});

describe('a state with some figures of an earlier year', () => {
  const result = estimate(request({ state: 'VA', w2_income: 50_000 }), law2025);

  it('lists the lines that these figures decide', () => {
    expect(result.carried_law).toEqual({ tax_year: 2024, lines: ['state.line.va_deduction'] });
    expect(result.notes).toContainEqual({
      id: 'state_law_partly_carried',
      line: 'state.agi',
      params: { state: 'VA', year: 2024 },
    });
    expect(result.assumptions).toContain(
      'We don’t have all of Virginia’s figures for 2025 yet, so its return uses some of an earlier year.',
    );
  });
});

describe('a state without figures of the year', () => {
  const { MI: michigan } = law2025.states;
  const carried = Object.fromEntries(
    Object.entries(michigan).map(([name, figure]) => [name, { ...figure, status: 'carried' }]),
  ) as unknown as typeof michigan;
  const law = taxLaw({
    year: 2025,
    revision: '0',
    federal: figures,
    premiumTaxCredit,
    claimable,
    ira,
    states: { ...law2025.states, MI: carried },
    statesYear: 2024,
    citiesYear: 2024,
  });
  const facts = request({ state: 'MI', w2_income: 60_000 });
  const result = estimate(facts, law);

  it('lists all of its lines, with a note and a sentence', () => {
    expect(result.carried_law?.lines).toEqual(expect.arrayContaining(['state.agi', 'state.net_tax', 'state.withheld']));
    expect(result.notes).toContainEqual({
      id: 'state_law_carried',
      line: 'state.agi',
      params: { state: 'MI', year: 2024 },
    });
    expect(result.assumptions).toContain(
      'We don’t have Michigan’s figures for 2025 yet, so its return uses those for 2024.',
    );
  });

  it('leaves out a given withholding', () => {
    const lines = estimate({ ...facts, state_withheld: 1_000 }, law).carried_law?.lines;
    expect(lines).not.toContain('state.withheld');
  });
});

it.each(stateCodes)('lists only carried lines of %s in 2026', (state) => {
  const { carried_law } = estimate(request({ state, w2_income: 50_000, num_children: 1 }), law2026);
  const lines = law2026.carriedStateLines.get(state) ?? new Set();
  const strange = (carried_law?.lines ?? []).filter((id) => lines !== 'all' && !lines.has(id));
  expect(strange).toEqual([]);
  expect(carried_law?.tax_year ?? 2025).toBe(2025);
});

it('lists a federal line whose figure is carried', () => {
  const federal = { ...figures, childTaxCredit: { ...figures.childTaxCredit, status: 'carried' } };
  const law = taxLaw({
    year: 2025,
    revision: '0',
    federal,
    premiumTaxCredit,
    claimable,
    ira,
    states: law2025.states,
    statesYear: 2025,
    citiesYear: 2025,
  });
  expect(law.federal).toEqual(compileFederal({ ...figures, ...claimable }));
  expect(estimate(request({ state: 'MI', w2_income: 60_000 }), law).carried_law?.lines).toEqual(['1040.19']);
});

it('marks nothing for 2024', () => {
  const result = estimate(request({ state: 'MI', w2_income: 60_000 }), law2024);
  expect(JSON.stringify(result)).not.toContain('carried');
});
