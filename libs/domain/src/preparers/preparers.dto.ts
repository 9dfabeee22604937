import { Required } from '../contract/rule';
import { Email, Text } from '../contract/rules';

export class PreparerRow {
  @Required() @Text() id!: string;
  @Required() @Text() first_name!: string;
  @Required() @Text() last_name!: string;
  @Required() @Email() email!: string;
  @Text() phone!: string | null;
  /** Six characters, upper case. */
  @Required() @Text(6) preparer_code!: string;
}
