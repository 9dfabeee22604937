import { Money, SignedMoney } from '../contract/amount.rules';
import { Nested } from '../contract/nested';
import { Required } from '../contract/rule';
import { SomeOf, StateField } from '../contract/rules';
import type { Estimate } from './estimate.dto';

/** Input without which there is no estimate. */
export const estimateInputNames = ['income', 'filing_status', 'state'] as const;
export type EstimateInputName = (typeof estimateInputNames)[number];

/** Amounts of an estimate, dollars. */
export class EstimateAmounts implements Pick<
  Estimate,
  'estimated_refund' | 'estimated_owe' | 'federal_refund_portion' | 'state' | 'state_refund_portion'
> {
  @Required() @Money() estimated_refund!: number;
  @Required() @Money() estimated_owe!: number;
  @Required() @SignedMoney() federal_refund_portion!: number;
  @Required() @StateField() state!: string;
  @Required() @SignedMoney() state_refund_portion!: number;
}

/** Estimate for the saved answers of a client, including changes since the last submit. */
export class SavedEstimate {
  /** null if input is missing. */
  @Nested(() => EstimateAmounts) result!: EstimateAmounts | null;
  @Required() @SomeOf(estimateInputNames) needed!: EstimateInputName[];
}
