import { Nested, NestedList } from '../contract/nested';
import { Required } from '../contract/rule';
import { Count, Email, StateField, Text, ZipCode } from '../contract/rules';
import { PreparerRow } from '../preparers/preparers.dto';
import { OfficeHours } from './office-hours.dto';
import { officeLimits } from './offices.limits';

/** An office as shown to the public (specification part 2, section 3). */
export class OfficeRow {
  /** Slug of the office's name: `detroit-main`. */
  @Required() @Text(80) id!: string;
  @Required() @Text() name!: string;
  @Required() @Text() address!: string;
  @Required() @Text(80) city!: string;
  @Required() @StateField() state!: string;
  @Required() @ZipCode() zip_code!: string;
  @Required() @Text(30) phone!: string;
  @Required() @Email() email!: string;
  /** Only the days on which it is open; empty if it has not entered any. */
  @Nested(() => OfficeHours) hours!: OfficeHours;
}

/** Filters of the public list of offices. */
export class OfficeSearch {
  /** Matches any part of the name, address or city, ignoring case. */
  @Text() search?: string | null;
}

/** An office with the first few of its approved preparers, by last name. */
export class OfficePage extends OfficeRow {
  @NestedList(() => PreparerRow, officeLimits.team) preparers!: PreparerRow[];
  /** Number of its approved preparers. */
  @Required() @Count() preparers_total!: number;
}
