import { noteIds, type NoteId } from '@portal/tax-engine/notes/note';
import type { CarriedLaw, EstimateResult, LocalTax, Note, NoteParams, TraceLine } from '@portal/tax-engine/result';
import { Nested, NestedList } from '../contract/nested';
import { Required } from '../contract/rule';
import { Money, SignedMoney } from '../contract/amount.rules';
import { OneOf, Rate, Text, Texts, WholeNumber } from '../contract/rules';

/** One line of the trace; lines are in the order of the forms. */
export class EstimateLine implements TraceLine {
  @Required() @Text() id!: string;
  @Required() @Text() form!: string;
  @Text() line?: string;
  @Required() @Text(300) label!: string;
  @Text() label_id?: string;
  @Required() @SignedMoney() amount!: number;
  @OneOf(['percent']) unit?: 'percent';
  @WholeNumber(-1, 1) sign?: 1 | -1;
}

/** City income tax, which is a separate return. */
export class EstimateLocalTax implements LocalTax {
  @Required() @Text() name!: string;
  @Required() @Money() tax!: number;
  @Required() @Money() withheld!: number;
  @Required() @SignedMoney() refund!: number;
}

export class EstimateNoteParams implements NoteParams {
  @Text(2) state?: string;
  @WholeNumber(0, 20) children?: number;
  @WholeNumber(0, 2) filers?: number;
  @WholeNumber(1, 20) child?: number;
  @WholeNumber(0, 200) age?: number;
  @WholeNumber(1800, 2100) year?: number;
  @Money() amount?: number;
  @WholeNumber(0, 1_000) percent?: number;
  @Text() city?: string;
}

/** An assumption, or the effect of a person's age, shown next to the line that it affects. */
export class EstimateNote implements Note {
  @Required() @OneOf(noteIds) id!: NoteId;
  @Required() @Text() line!: string;
  @Required() @Nested(() => EstimateNoteParams) params!: EstimateNoteParams;
}

/** The lines that rest on the figures of an earlier tax year. */
export class EstimateCarriedLaw implements CarriedLaw {
  @Required() @WholeNumber(1900, 2100) tax_year!: number;
  @Required() @Texts(100, 500) lines!: string[];
}

/** The estimate as the engine returns it; each amount is documented in the engine's `result.ts`. */
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
  @Nested(() => EstimateLocalTax) local?: EstimateLocalTax | null;
  @Required() @Texts(500) assumptions!: string[];
  @NestedList(() => EstimateNote, 100) notes?: EstimateNote[];
  @Required() @Texts(500) left_out!: string[];
  @Required() @NestedList(() => EstimateLine, 500) lines!: EstimateLine[];
  @Required() @Text() engine_version!: string;
  @Nested(() => EstimateCarriedLaw) carried_law?: EstimateCarriedLaw;
}
