import { Labels } from '../contract/labels';
import { Required } from '../contract/rule';
import { OneOf, Text, WholeNumber } from '../contract/rules';
import { intakeLimits } from '../intake/intake.limits';
import type {} from './clients.messages';

/** Fields that are masked for preparers until revealed. */
export const revealFields = ['ssn', 'spouse_ssn', 'child_ssn', 'account_number'] as const;
export type RevealField = (typeof revealFields)[number];

/** A fixed list rather than free text, because the reason is kept in the audit log permanently. */
export const revealReasons = ['prepare_return', 'check_identity', 'direct_deposit', 'client_question'] as const;
export type RevealReason = (typeof revealReasons)[number];

@Labels('clients.reveal.fields')
export class RevealBody {
  @Required() @OneOf(revealFields) field!: RevealField;
  /** Zero-based index of the child, for `child_ssn`. */
  @WholeNumber(0, intakeLimits.children - 1) child?: number;
  @Required() @OneOf(revealReasons) reason!: RevealReason;
  /** The last four digits shown on the screen; 409 if the number has changed since. */
  @Text(4) ends_in?: string;
}

/** A revealed number. */
export class Revealed {
  @Required() @OneOf(revealFields) field!: RevealField;
  /** null if the field is empty. */
  @Text() value!: string | null;
}
