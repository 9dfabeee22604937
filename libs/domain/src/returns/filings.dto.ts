import { Labels } from '../contract/labels';
import { NestedList } from '../contract/nested';
import { Required } from '../contract/rule';
import { CalendarDate, OneOf, Text, Version } from '../contract/rules';
import { filingMethods, filingOutcomes, type FilingMethod, type FilingOutcome } from './return-words';
import { returnLimits } from './returns.limits';
import type {} from './returns.messages';

/** What was sent to one authority, and what became of it. */
@Labels('returns.fields')
export class Filing {
  /** `federal`, the code of a state, or the name of a city that has its own return. */
  @Required() @Text(40) authority!: string;
  @Required() @OneOf(filingMethods) method!: FilingMethod;
  /** YYYY-MM-DD. */
  @Required() @CalendarDate() sent_on!: string;
  @Text(40) submission_id?: string | null;
  @Required() @OneOf(filingOutcomes) outcome!: FilingOutcome;
  @CalendarDate() outcome_on?: string | null;
  /** The authority's reject code, as printed. */
  @Text(returnLimits.code) code?: string | null;
  /** What the client reads about a rejection. */
  @Text(returnLimits.words) words?: string | null;
}

/** All filings of a return, which replace those that were there. */
export class FilingsBody {
  @Required() @Version() version!: number;
  @Required() @NestedList(() => Filing, returnLimits.filings) filings!: Filing[];
}
