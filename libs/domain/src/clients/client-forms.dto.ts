import { Nested, NestedList } from '../contract/nested';
import { Required } from '../contract/rule';
import { Flag, Text, Texts, WholeNumber } from '../contract/rules';
import { IntakeSnapshot } from '../intake/intake-form.dto';
import { IntakeBody } from '../intake/intake.dto';
import { intakeLimits } from '../intake/intake.limits';
import { Child, SpouseInfo } from '../intake/person.dto';
import { ScheduleCForm } from '../schedule-c/schedule-c-form.dto';

/** @public The published contract names it. */
export class MaskedSpouse extends SpouseInfo {
  /** `XXX-XX-1234` */
  @Text() override ssn?: string | null;
}

/** @public The published contract names it. */
export class MaskedChild extends Child {
  /** `XXX-XX-1234` */
  @Text() override ssn?: string | null;
}

/** The intake form with of each secret number no more than its last four digits: the rest does not leave the server. */
export class MaskedIntake extends IntakeBody {
  /** `XXX-XX-1234` */
  @Text() override ssn?: string | null;
  @Nested(() => MaskedSpouse) override spouse_info?: SpouseInfo | null;
  @NestedList(() => MaskedChild, intakeLimits.children) override children?: Child[] | null;
  /** `****1234` */
  @Text() override account_number?: string | null;
}

/** A client's intake form for their preparer: what was submitted last, or a draft that never was. */
export class ClientIntake extends MaskedIntake {
  @Required() @Text() id!: string;
  @Required() @WholeNumber(2000, 2100) tax_year!: number;
  declare submitted: boolean;
  declare version: number;
  /** The client has changed something since the last submit. */
  @Required() @Flag() has_unsubmitted_changes!: boolean;
  /** Which fields that is; not what they say now, which is the client's until it is submitted. */
  @Required() @Texts() changed_fields!: string[];
  @Text() submitted_at!: string | null;
  @Required() @Text() created_at!: string;
  @Required() @Text() updated_at!: string;
}

/** What a client submitted at one time. */
export class ClientIntakeSnapshot extends IntakeSnapshot {
  @Required() @Nested(() => MaskedIntake) override form!: MaskedIntake;
}

/** A client's Schedule C for their preparer: what was submitted last, or a draft that never was. */
export class ClientScheduleC extends ScheduleCForm {
  /** Fields that the client has changed since the last submit, those of the business by their own names. */
  @Required() @Texts() changed_fields!: string[];
}
