import fc from 'fast-check';
import { agedHousehold, money } from '../../testing/arbitrary';
import { estimate } from '../estimate';
import type { EstimateInput } from '../input';
import { lawOf } from '../law/laws';
import { dollars } from '../money';
import type { EstimateResult } from '../result';

/** States that deduct the federal tax. */
const deducting = ['AL', 'MO', 'OR'];
const year = fc.constantFrom(2024, 2025, 2026);
const coverage = fc.record({ marketplace_premiums: money, marketplace_silver_plan: money, marketplace_advance: money });
const runs = { numRuns: 1_000, seed: 8962 };

const amountIn = ({ lines }: EstimateResult, id: string): number =>
  dollars(lines.find((line) => line.id === id)?.amount ?? 0);
const balanceOf = ({ federal_refund_portion, state_refund_portion }: EstimateResult): number =>
  dollars(federal_refund_portion) + dollars(state_refund_portion);

it('is absent from an estimate without Form 1095-A', () => {
  fc.assert(
    fc.property(agedHousehold, year, (facts, of) => {
      const text = JSON.stringify(estimate(facts, lawOf(of)));
      expect(text).not.toMatch(/"(8962|S2|S3)\.|marketplace|1040\.17|1040\.31/);
      const blank: EstimateInput = { ...facts, marketplace_advance: undefined, marketplace_premiums: undefined };
      expect(JSON.stringify(estimate(blank, lawOf(of)))).toBe(text);
    }),
    runs,
  );
});

it('changes the balance by the net credit or the repayment, and nothing before the tax', () => {
  fc.assert(
    fc.property(agedHousehold, coverage, year, (facts, paper, of) => {
      const [without, result] = [estimate(facts, lawOf(of)), estimate({ ...facts, ...paper }, lawOf(of))];
      const [net, repaid] = [amountIn(result, '1040.31'), amountIn(result, '1040.17')];
      expect(net === 0 || repaid === 0).toBe(true);
      expect(net).toBeLessThanOrEqual(dollars(paper.marketplace_premiums));
      expect(repaid).toBeLessThanOrEqual(dollars(paper.marketplace_advance));
      for (const id of ['1040.11', '1040.15', '1040.16', '1040.27', 'state.agi'])
        expect(amountIn(result, id)).toBe(amountIn(without, id));
      const difference = dollars(result.federal_refund_portion) - dollars(without.federal_refund_portion);
      const creditUsed = amountIn(result, '1040.19') - amountIn(without, '1040.19');
      const refundableLost = amountIn(without, '1040.28') - amountIn(result, '1040.28');
      const elderly = amountIn(result, '1040.20') - amountIn(without, '1040.20');
      expect(difference).toBe(net - repaid + creditUsed - refundableLost + elderly);
      if (deducting.includes(facts.state)) return;
      expect(balanceOf(result) - balanceOf(without)).toBeGreaterThanOrEqual(net - repaid);
    }),
    runs,
  );
});
