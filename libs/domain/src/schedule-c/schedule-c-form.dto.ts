import { SignedMoney } from '../contract/amount.rules';
import { Nested } from '../contract/nested';
import { Required } from '../contract/rule';
import { Flag, Text, Version, WholeNumber } from '../contract/rules';
import { ScheduleCBody } from './schedule-c.dto';

/** A client's own Schedule C. The server computes the totals and ignores those in a request. */
export class ScheduleCForm extends ScheduleCBody {
  @Required() @Text() id!: string;
  @Required() @WholeNumber(2000, 2100) tax_year!: number;
  @Required() @SignedMoney() total_income!: number;
  @Required() @SignedMoney() total_expenses!: number;
  /** Negative for a loss. */
  @Required() @SignedMoney() net_profit_loss!: number;
  /** Stays true after the first submit, because the office sees the last submitted version. */
  declare submitted: boolean;
  /** Whether these fields differ from the last submitted version. */
  @Required() @Flag() has_unsubmitted_changes!: boolean;
  declare version: number;
  @Text() submitted_at!: string | null;
  @Required() @Text() created_at!: string;
  @Required() @Text() updated_at!: string;
}

export class ScheduleCSnapshot {
  @Required() @Text() id!: string;
  @Required() @Text() submitted_at!: string;
  @Required() @Text() submitted_by_name!: string;
  @Required() @Version() version!: number;
  @Required() @SignedMoney() net_profit_loss!: number;
  @Required() @Nested(() => ScheduleCBody) form!: ScheduleCBody;
}
