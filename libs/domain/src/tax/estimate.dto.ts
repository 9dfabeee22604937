import type { EstimateResult, TraceLine } from '@portal/tax-engine/result';
import { Parts } from '../contract/parts';
import { Required } from '../contract/rule';
import { Money, OneOf, Rate, SignedMoney, Text, Texts } from '../contract/rules';
import { AnswerOf } from '../contract/shapes';
import { taxCalls } from './tax.calls';

/** One line of the trace, in the order of the forms. */
export class EstimateLine implements TraceLine {
  @Required() @Text() id!: string;
  @Required() @Text() form!: string;
  @Required() @Text(300) label!: string;
  @Required() @SignedMoney() amount!: number;
}

/** The estimate as the engine gives it; what each amount is stands in the engine's `result.ts`. */
@AnswerOf(taxCalls.calculate)
export class Estimate implements EstimateResult {
  @Required() @Money() total_income!: number;
  @Required() @Money() taxable_income!: number;
  @Required() @Money() child_tax_credit!: number;
  @Required() @Money() earned_income_credit!: number;
  @Required() @Money() total_credits!: number;
  @Required() @Money() federal_tax_after_credits!: number;
  @Required() @Rate() federal_effective_rate!: number;
  @Required() @SignedMoney() federal_refund_portion!: number;
  @Required() @Text(2) state!: string;
  @Required() @Rate() state_rate!: number;
  @Required() @SignedMoney() state_refund_portion!: number;
  @Required() @Money() estimated_refund!: number;
  @Required() @Money() estimated_owe!: number;
  @Required() @OneOf(['given', 'estimated']) withholding_source!: 'given' | 'estimated';
  @Required() @Texts(500) assumptions!: string[];
  @Required() @Texts(500) left_out!: string[];
  @Required() @Parts(() => EstimateLine, 500) lines!: EstimateLine[];
  @Required() @Text() engine_version!: string;
}
