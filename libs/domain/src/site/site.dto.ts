import { Required } from '../contract/rule';
import { Email, Text, WholeNumber } from '../contract/rules';
import { AnswerOf } from '../contract/shapes';
import { siteCalls } from './site.calls';

@AnswerOf(siteCalls.read)
export class Site {
  @Required() @Text() name!: string;
  @Required() @Text() phone!: string;
  @Required() @Email() email!: string;
  @Required() @WholeNumber(1800, 2100) founded_year!: number;
  /** Accent colour, `#rrggbb`; the theme derives the rest. */
  @Text(7) accent_colour!: string | null;
}
