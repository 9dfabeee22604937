import { Labels } from '../contract/labels';
import { Required } from '../contract/rule';
import { OneOf, Text, WholeNumber } from '../contract/rules';
import { intakeLimits } from '../intake/intake.limits';
import type {} from './clients.messages';
import { revealFields, revealReasons, type RevealField, type RevealReason } from './reveal-words';

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
