import { amountOf, request } from '../../testing/request';
import { estimate } from '../estimate';
import type { EstimateInput } from '../input';

/** Returns a Michigan household's subtraction; 0 if the trace does not have the line. */
const subtraction = (facts: Partial<EstimateInput>): number =>
  estimate(request({ state: 'MI', ...facts })).lines.find(({ id }) => id === 'state.line.mi_retirement')?.amount ?? 0;

const pension = { retirement_income: 100_000 };

describe('2024 retirement and pension subtraction', () => {
  it.each([
    ['1945-12-31', 'pension up to 64,040', 64_040],
    ['1946-01-01', 'half of it, 32,020, exceeds 20,000', 32_020],
    ['1962-12-31', 'still half of it', 32_020],
    ['1963-01-01', 'nothing', 0],
  ])('is correct for a single person born %s: %s', (filer_birth_date, _words, amount) =>
    expect(subtraction({ ...pension, filer_birth_date })).toBe(amount),
  );

  it('is 0 without a birth date: the filer is then assumed to be 40', () => expect(subtraction(pension)).toBe(0));

  it.each([
    ['1952-12-31', '20,000 against all income', 20_000],
    ['1953-01-01', '20,000 less the exemption of 5,600', 14_400],
    ['1958-01-01', 'the same at age 67', 14_400],
    ['1958-01-02', 'nothing before age 67 without a pension', 0],
  ])('is correct for a worker born %s: %s', (filer_birth_date, _words, amount) =>
    expect(subtraction({ w2_income: 50_000, filer_birth_date })).toBe(amount),
  );

  it('follows the older spouse, with double amounts', () => {
    const couple = { ...pension, filing_status: 'married_filing_jointly', filer_birth_date: '1964-03-03' } as const;
    expect(subtraction({ ...couple, spouse_birth_date: '1951-02-02' })).toBe(64_040);
    expect(subtraction({ ...couple, spouse_birth_date: '1963-02-02' })).toBe(0);
  });

  it('gives a surviving spouse the single amounts', () =>
    expect(subtraction({ ...pension, filing_status: 'qualifying_widow', filer_birth_date: '1945-01-01' })).toBe(
      64_040,
    ));

  it('is limited to income', () => {
    const result = estimate(request({ state: 'MI', w2_income: 12_000, filer_birth_date: '1950-01-01' }));
    expect(amountOf(result, 'state.line.mi_retirement')).toBe(12_000);
    expect(amountOf(result, 'state.taxable_income')).toBe(0);
  });

  it('reports which part of the law applied', () => {
    const { notes } = estimate(request({ state: 'MI', ...pension, filer_birth_date: '1955-01-01' }));
    expect(notes).toContainEqual({
      id: 'mi_retirement_phase_in_1946_1962',
      line: 'state.line.mi_retirement',
      params: { year: 1955, amount: 32_020 },
    });
  });
});
