import { Nested, NestedList } from '../contract/nested';
import { Required } from '../contract/rule';
import { Flag, Text, Texts, WholeNumber } from '../contract/rules';
import { IntakeSnapshot } from '../intake/intake-form.dto';
import { IntakeBody } from '../intake/intake.dto';
import { intakeLimits } from '../intake/intake.limits';
import { Child, SpouseInfo } from '../intake/person.dto';
import { ScheduleCForm } from '../schedule-c/schedule-c-form.dto';

/**
 * Part of the published contract.
 * @public
 */
export class MaskedSpouse extends SpouseInfo {
  /** `XXX-XX-1234` */
  @Text() override ssn?: string | null;
}

/**
 * Part of the published contract.
 * @public
 */
export class MaskedChild extends Child {
  /** `XXX-XX-1234` */
  @Text() override ssn?: string | null;
}

/**
 * The intake form with every sensitive number reduced to its last four digits or fewer; the full numbers never leave
 * the server.
 */
export class MaskedIntake extends IntakeBody {
  /** `XXX-XX-1234` */
  @Text() override ssn?: string | null;
  @Nested(() => MaskedSpouse) override spouse_info?: SpouseInfo | null;
  @NestedList(() => MaskedChild, intakeLimits.children) override children?: Child[] | null;
  /** `****1234` */
  @Text() override account_number?: string | null;
}

/** A client's intake form for their preparer: the last submitted version, or a draft that was never submitted. */
export class ClientIntake extends MaskedIntake {
  @Required() @Text() id!: string;
  @Required() @WholeNumber(2000, 2100) tax_year!: number;
  declare submitted: boolean;
  declare version: number;
  /** Whether the client has changed anything since the last submit. */
  @Required() @Flag() has_unsubmitted_changes!: boolean;
  /** Names of the changed fields. The new values are visible only to the client until submitted. */
  @Required() @Texts() changed_fields!: string[];
  @Text() submitted_at!: string | null;
  @Required() @Text() created_at!: string;
  @Required() @Text() updated_at!: string;
}

/** One submitted version of a client's form. */
export class ClientIntakeSnapshot extends IntakeSnapshot {
  @Required() @Nested(() => MaskedIntake) override form!: MaskedIntake;
}

/** A client's Schedule C for their preparer: the last submitted version, or a draft that was never submitted. */
export class ClientScheduleC extends ScheduleCForm {
  /** Names of the fields changed since the last submit. Fields of the business are listed individually. */
  @Required() @Texts() changed_fields!: string[];
}
