import { Nested, NestedList } from '../contract/nested';
import { Required } from '../contract/rule';
import { Email, Flag, Text, Uuid, WholeNumber } from '../contract/rules';
import { officeSearchLimits } from './office-search.limits';

export class OfficeSearchQuery {
  /** Matches any part of a name or email address, and of an office's address or city, ignoring case. */
  @Required() @Text() search!: string;
}

/** Number of matches of one kind, including those that are not returned. */
abstract class Matches {
  @Required() @WholeNumber(0, officeSearchLimits.total) total!: number;
  /** True if counting stopped at `total`. */
  @Required() @Flag() more!: boolean;
}

export class FoundPerson {
  @Required() @Uuid() id!: string;
  @Required() @Text(250) name!: string;
  @Required() @Email() email!: string;
}

export class FoundOffice {
  @Required() @Text(80) id!: string;
  @Required() @Text() name!: string;
  @Required() @Text() city!: string;
}

export class FoundPeople extends Matches {
  @NestedList(() => FoundPerson, officeSearchLimits.mostOfEach) rows!: FoundPerson[];
}

export class FoundOffices extends Matches {
  @NestedList(() => FoundOffice, officeSearchLimits.mostOfEach) rows!: FoundOffice[];
}

export class OfficeSearchResult {
  @Required() @Nested(() => FoundPeople) clients!: FoundPeople;
  @Required() @Nested(() => FoundPeople) preparers!: FoundPeople;
  @Required() @Nested(() => FoundOffices) offices!: FoundOffices;
}
