import { Text } from '../contract/rules';
import { Child, SpouseInfo } from '../intake/person.dto';

export class MaskedSpouse extends SpouseInfo {
  /** `XXX-XX-1234` */
  @Text() override ssn?: string | null;
}

export class MaskedChild extends Child {
  /** `XXX-XX-1234` */
  @Text() override ssn?: string | null;
}
