import { Required } from '../contract/rule';
import { Nested } from '../contract/nested';
import { WholeNumber } from '../contract/rules';
import { IntakeBody } from './intake.dto';

/** Answers of an earlier year, offered for the form of this one. */
export class IntakeProposal {
  /** Tax year of the form that the answers were submitted with. */
  @Required() @WholeNumber(2000, 2100) from_tax_year!: number;
  /** Only fields that may be carried over and had an answer; never an amount. */
  @Required() @Nested(() => IntakeBody) answers!: IntakeBody;
}
