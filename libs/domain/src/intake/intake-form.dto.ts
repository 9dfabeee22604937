import { Required } from '../contract/rule';
import { Part } from '../contract/parts';
import { Text, WholeNumber } from '../contract/rules';
import { AnswerOf } from '../contract/shapes';
import { intakeCalls } from './intake.calls';
import { IntakeBody } from './intake.dto';

/** The intake record as its owner gets it: full values, because the form sends them back. */
@AnswerOf(intakeCalls.mine, intakeCalls.create, intakeCalls.update)
export class IntakeForm extends IntakeBody {
  @Required() @Text() id!: string;
  @Required() @WholeNumber(2000, 2100) tax_year!: number;
  declare submitted: boolean;
  declare version: number;
  @Text() submitted_at!: string | null;
  @Required() @Text() created_at!: string;
  @Required() @Text() updated_at!: string;
}

@AnswerOf(intakeCalls.history)
export class IntakeSnapshot {
  @Required() @Text() id!: string;
  @Required() @Text() submitted_at!: string;
  @Required() @Text() submitted_by_name!: string;
  @Required() @WholeNumber(1, 2_147_483_647) version!: number;
  @Required() @Part(() => IntakeBody) form!: IntakeBody;
}
