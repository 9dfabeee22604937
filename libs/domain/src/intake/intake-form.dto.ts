import { Required } from '../contract/rule';
import { Nested } from '../contract/nested';
import { Flag, Text, Version, WholeNumber } from '../contract/rules';
import { IntakeBody } from './intake.dto';

/** A client's own intake form, with unmasked values because the client edits them. */
export class IntakeForm extends IntakeBody {
  @Required() @Text() id!: string;
  @Required() @WholeNumber(2000, 2100) tax_year!: number;
  /** Stays true after the first submit, because the office sees the last submitted version. */
  declare submitted: boolean;
  /** Whether these fields differ from the last submitted version. */
  @Required() @Flag() has_unsubmitted_changes!: boolean;
  declare version: number;
  @Text() submitted_at!: string | null;
  @Required() @Text() created_at!: string;
  @Required() @Text() updated_at!: string;
}

export class IntakeSnapshot {
  @Required() @Text() id!: string;
  @Required() @Text() submitted_at!: string;
  @Required() @Text() submitted_by_name!: string;
  @Required() @Version() version!: number;
  @Required() @Nested(() => IntakeBody) form!: IntakeBody;
}
