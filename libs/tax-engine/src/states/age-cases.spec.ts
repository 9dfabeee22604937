import { agedStateCases } from '../../testing/cases';
import { amountOf } from '../../testing/request';
import { toleranceOf } from '../../testing/state-tolerance';
import { estimate } from '../estimate';
import { stateCodes } from '../input';

/** Cases whose expected results contradict 2024 law, with the reason; currently none. */
const outOfTolerance: Readonly<Record<string, string>> = {};

/** PolicyEngine adds the 2024 Permanent Fund Dividend to the income of Alaskans; the request does not include it. */
const withDividend = new Set(['AK']);

describe.each(stateCodes)('%s with birth dates', (code) => {
  const written = agedStateCases.filter(({ id, request }) => request.state === code && !(id in outOfTolerance));

  it('has cases', () => expect(written.length).toBeGreaterThanOrEqual(4));

  it.each(written)('$id $tag', (stateCase) => {
    const { request, expected } = stateCase;
    const result = estimate(request);
    if (!withDividend.has(code)) {
      expect(Math.abs(amountOf(result, '1040.11') - expected.federal_agi)).toBeLessThanOrEqual(1);
      expect(Math.abs(result.taxable_income - expected.federal_taxable_income)).toBeLessThanOrEqual(1);
    }
    // Oregon subtracts the federal tax, which the engine takes from the Tax Table.
    const agiSlack = code === 'OR' ? 5 : 1;
    if (expected.state_agi !== null)
      expect(Math.abs(amountOf(result, 'state.agi') - expected.state_agi)).toBeLessThanOrEqual(agiSlack);
    const off = amountOf(result, 'state.net_tax') - expected.state_net_tax;
    const within = Math.abs(off) <= toleranceOf(stateCase, result.earned_income_credit) + 0.005;
    expect({ net: expected.state_net_tax, off: within ? 0 : off }).toEqual({ net: expected.state_net_tax, off: 0 });
  });
});

describe('Detroit', () => {
  const residents = agedStateCases.filter(({ detroit }) => detroit !== undefined);

  it('has cases', () => expect(residents.length).toBeGreaterThanOrEqual(10));

  it.each(residents)('$id is 2.4% of income after exemptions', ({ request, detroit }) => {
    const result = estimate({ ...request, city: 'Detroit' });
    expect(amountOf(result, 'local.taxable_income')).toBeCloseTo(detroit?.taxable_income ?? NaN, 2);
    expect(result.local?.tax).toBeCloseTo(detroit?.tax_2_4_percent ?? NaN, 2);
  });
});
