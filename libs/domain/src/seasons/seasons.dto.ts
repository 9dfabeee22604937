import { NestedList } from '../contract/nested';
import { Required } from '../contract/rule';
import { Flag, OneOf, WholeNumber } from '../contract/rules';
import { seasonLimits, seasonStates } from './seasons.limits';

/** A tax year that the office works on. */
export class Season {
  @Required() @WholeNumber(seasonLimits.first, seasonLimits.last) tax_year!: number;
  /** `preparing`: not yet open to clients. `closed`: can only be read. */
  @Required() @OneOf(seasonStates) state!: (typeof seasonStates)[number];
  /** Whether requests that name no year mean this one. */
  @Required() @Flag() is_default!: boolean;
  /** False if the portal has no tax law for the year: everything but the estimate works. */
  @Required() @Flag() has_estimate!: boolean;
  /** Whether the caller, a client, has a form or a document of this year; null for staff. */
  @Flag() has_records!: boolean | null;
}

export class SeasonList {
  @NestedList(() => Season, seasonLimits.last - seasonLimits.first + 1) seasons!: Season[];
}
