import { Labels } from '../contract/labels';
import { Required } from '../contract/rule';
import { CalendarDate, WholeNumber } from '../contract/rules';
import type {} from './returns.messages';

/** The dates of a return, which replace those that were there. */
@Labels('returns.fields')
export class ReturnDeadline {
  @Required() @WholeNumber(1, 2_147_483_647) version!: number;
  /** YYYY-MM-DD in the year after the tax year; null for the date that the law sets. */
  @CalendarDate() due_on?: string | null;
  /** YYYY-MM-DD, from the beginning of the year after the tax year until today; null if none was filed. */
  @CalendarDate() extension_filed_on?: string | null;
}
