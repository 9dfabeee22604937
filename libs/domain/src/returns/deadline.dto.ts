import { Labels } from '../contract/labels';
import { Required } from '../contract/rule';
import { CalendarDate, Version } from '../contract/rules';
import type {} from './returns.messages';

/** The dates of a return, which replace those that were there. */
@Labels('returns.fields')
export class ReturnDeadline {
  @Required() @Version() version!: number;
  /** YYYY-MM-DD in the year after the tax year; null for the date that the law sets. */
  @CalendarDate() due_on?: string | null;
  /** YYYY-MM-DD, from the beginning of the year after the tax year until today; null if none was filed. */
  @CalendarDate() extension_filed_on?: string | null;
}
