import { Labels } from '../contract/labels';
import { Required } from '../contract/rule';
import { OneOf, Text, WholeNumber } from '../contract/rules';
import { intakeLimits } from '../intake/intake.limits';
import type {} from './clients.messages';

/** What a preparer sees only the end of, and may ask for in full. */
export const revealFields = ['ssn', 'spouse_ssn', 'child_ssn', 'account_number'] as const;
export type RevealField = (typeof revealFields)[number];

/** Chosen, not written: what is written would stay in the audit log for good. */
export const revealReasons = ['prepare_return', 'check_identity', 'direct_deposit', 'client_question'] as const;
export type RevealReason = (typeof revealReasons)[number];

@Labels('clients.reveal.fields')
export class RevealBody {
  @Required() @OneOf(revealFields) field!: RevealField;
  /** Which child, for `child_ssn`: the place in the list, from 0. */
  @WholeNumber(0, intakeLimits.children - 1) child?: number;
  @Required() @OneOf(revealReasons) reason!: RevealReason;
  /** The last four digits that are shown; another number by now is 409. */
  @Text(4) ends_in?: string;
}

/** One number in full. */
export class Revealed {
  @Required() @OneOf(revealFields) field!: RevealField;
  /** null: the client has not filled it in. */
  @Text() value!: string | null;
}
