import { stateCases } from '../../testing/cases';
import { amountOf } from '../../testing/request';
import { toleranceOf } from '../../testing/state-tolerance';
import { estimate } from '../estimate';
import { stateCodes } from '../input';
import { law2024 } from '../law/2024/law';
import { stateLaw } from '../state-laws';

/** Cases whose expected results contradict 2024 law, with the reason. */
const outOfTolerance: Readonly<Record<string, string>> = {};

const judged = stateCases.filter(
  ({ confidence, id }) => (confidence === 'A' || confidence === 'B') && !(id in outOfTolerance),
);

describe.each(stateCodes)('%s', (code) => {
  const written = judged.filter(({ request }) => request.state === code);

  it('has a law', () => expect(stateLaw(code, law2024).code).toBe(code));

  it.each(written)('$id $tag', (stateCase) => {
    const result = estimate(stateCase.request);
    expect(Math.abs(amountOf(result, '1040.11') - stateCase.expected.federal_agi)).toBeLessThanOrEqual(1);
    expect(Math.abs(result.taxable_income - stateCase.expected.federal_taxable_income)).toBeLessThanOrEqual(1);
    const { state_agi } = stateCase.expected;
    // Oregon subtracts the federal tax, which the engine takes from the Tax Table.
    const agiSlack = stateCase.request.state === 'OR' ? 5 : 1;
    if (state_agi !== null) expect(Math.abs(amountOf(result, 'state.agi') - state_agi)).toBeLessThanOrEqual(agiSlack);
    const off = amountOf(result, 'state.net_tax') - stateCase.expected.state_net_tax;
    const within = Math.abs(off) <= toleranceOf(stateCase, result.earned_income_credit) + 0.005;
    expect({ net: stateCase.expected.state_net_tax, off: within ? 0 : off }).toEqual({
      net: stateCase.expected.state_net_tax,
      off: 0,
    });
  });
});
