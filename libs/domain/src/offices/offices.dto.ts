import { NestedList } from '../contract/nested';
import { Required } from '../contract/rule';
import { Email, StateField, Text, ZipCode } from '../contract/rules';
import { listLimits } from '../contract/limits';
import { PreparerRow } from '../preparers/preparers.dto';

/** An office as shown to the public (specification part 2, section 3). */
export class OfficeRow {
  /** A slug of its name: `detroit-main`. */
  @Required() @Text(80) id!: string;
  @Required() @Text() name!: string;
  @Required() @Text() address!: string;
  @Required() @Text(80) city!: string;
  @Required() @StateField() state!: string;
  @Required() @ZipCode() zip_code!: string;
  @Required() @Text(30) phone!: string;
  @Required() @Email() email!: string;
}

/** Narrows the public list of offices. */
export class OfficeSearch {
  /** Part of the name, the address or the city, in any case. */
  @Text() search?: string | null;
}

/** An office with its approved preparers, by last name. */
export class OfficePage extends OfficeRow {
  @NestedList(() => PreparerRow, listLimits.most) preparers!: PreparerRow[];
}
