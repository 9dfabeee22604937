import { Money, SignedMoney } from '../contract/amount.rules';
import { Required } from '../contract/rule';
import { Text } from '../contract/rules';

/** A client's income of the tax year by kind, dollars (decisions, section 5). */
export class IncomeSummary {
  /** Total of all kinds of income. */
  @Required() @SignedMoney() total_income!: number;
  @Required() @Money() w2_income!: number;
  /** Other income from the intake form. */
  @Required() @Money() income_1099_misc!: number;
  /** Self-employment income from the intake form; 0 if there is a Schedule C, which is more precise. */
  @Required() @Money() income_1099_nec!: number;
  /** Net profit from Schedule C; negative for a loss. */
  @Required() @SignedMoney() schedule_c_profit!: number;
  /** Unemployment and retirement income. */
  @Required() @Money() other_income!: number;
  @Required() @Text() calculated_at!: string;
}
