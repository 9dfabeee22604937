import { laterStateCases } from '../../testing/cases';
import { amountOf, request } from '../../testing/request';
import { toleranceOf } from '../../testing/state-tolerance';
import { estimate } from '../estimate';
import { stateCodes } from '../input';
import { lawOf } from '../law/laws';

const law2025 = lawOf(2025);

it('has two worked households of 2025 for each state', () => {
  const counts = stateCodes.map((code) => laterStateCases.filter((one) => one.request.state === code).length);
  expect(new Set(counts)).toEqual(new Set([2]));
});

it.each(laterStateCases)('$id $tag', (stateCase) => {
  const { expected } = stateCase;
  const result = estimate(request(stateCase.request), law2025);
  expect(Math.abs(amountOf(result, '1040.11') - expected.federal_agi)).toBeLessThanOrEqual(1);
  expect(Math.abs(result.taxable_income - expected.federal_taxable_income)).toBeLessThanOrEqual(1);
  const off = amountOf(result, 'state.net_tax') - expected.state_net_tax;
  const within = Math.abs(off) <= toleranceOf(stateCase, result.earned_income_credit) + 0.005;
  expect({ net: expected.state_net_tax, off: within ? 0 : off }).toEqual({ net: expected.state_net_tax, off: 0 });
});
