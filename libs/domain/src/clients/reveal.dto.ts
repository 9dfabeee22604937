import { Labels } from '../contract/labels';
import { Required } from '../contract/rule';
import { OneOf, Text, WholeNumber } from '../contract/rules';
import { intakeLimits } from '../intake/intake.limits';
import type {} from './clients.messages';

/** Fields that are masked for a preparer, who may reveal them. */
export const revealFields = ['ssn', 'spouse_ssn', 'child_ssn', 'account_number'] as const;
export type RevealField = (typeof revealFields)[number];

/** Chosen from a list, because free text would stay in the audit log forever. */
export const revealReasons = ['prepare_return', 'check_identity', 'direct_deposit', 'client_question'] as const;
export type RevealReason = (typeof revealReasons)[number];

@Labels('clients.reveal.fields')
export class RevealBody {
  @Required() @OneOf(revealFields) field!: RevealField;
  /** Index of the child from 0, for `child_ssn`. */
  @WholeNumber(0, intakeLimits.children - 1) child?: number;
  @Required() @OneOf(revealReasons) reason!: RevealReason;
  /** The last four digits on the screen; 409 if the number has changed. */
  @Text(4) ends_in?: string;
}

/** One number in full. */
export class Revealed {
  @Required() @OneOf(revealFields) field!: RevealField;
  /** null: not filled in. */
  @Text() value!: string | null;
}
