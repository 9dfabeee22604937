import { Labels } from '../contract/labels';
import { Required } from '../contract/rule';
import { DateOfBirth, Flag, OneOf, Ssn, Text } from '../contract/rules';
import { intakeLimits } from './intake.limits';
import type {} from './intake.messages';

export const relationships = ['child', 'stepchild', 'dependent'] as const;
export type Relationship = (typeof relationships)[number];

@Labels('intake.fields')
export class SpouseInfo {
  @Required('on submit') @Text(intakeLimits.nameMax) first_name?: string | null;
  @Required('on submit') @Text(intakeLimits.nameMax) last_name?: string | null;
  @Required('on submit') @Ssn() ssn?: string | null;
  @Required('on submit') @DateOfBirth() date_of_birth?: string | null;
  @Required('on submit') @Text(intakeLimits.occupationMax) occupation?: string | null;
  @Flag() is_blind?: boolean | null;
  @Flag() is_student?: boolean | null;
  @Flag() is_claimable?: boolean | null;
}

@Labels('intake.fields')
export class Child {
  @Required('on submit') @Text(intakeLimits.nameMax) first_name?: string | null;
  @Required('on submit') @Text(intakeLimits.nameMax) last_name?: string | null;
  @Required('on submit') @Ssn() ssn?: string | null;
  @Required('on submit') @DateOfBirth() date_of_birth?: string | null;
  @Required('on submit') @OneOf(relationships) relationship?: Relationship | null;
}
