import { SignedMoney } from '../contract/amount.rules';
import { NestedList } from '../contract/nested';
import { Required } from '../contract/rule';
import { Count, OneOf, Text } from '../contract/rules';
import { trendLimits, waitingAgeNames, type WaitingAge } from './trends.limits';

const Day = () => Text(10);

export class TrendsQuery {
  /** IANA name of the time zone in which days begin, e.g. `America/Detroit`. Default: UTC. */
  @Text(trendLimits.timeZone) time_zone?: string;
}

export class TrendWeek {
  /** The week's Monday, `YYYY-MM-DD`. */
  @Required() @Day() monday!: string;
  /** Clients who registered in the week and whose accounts are open. */
  @Required() @Count() clients!: number;
  /** Intake forms last submitted in the week. */
  @Required() @Count() submissions!: number;
  /** Documents of the season that were uploaded in the week. */
  @Required() @Count() documents!: number;
}

export class RevenueMonth {
  /** First day of the month, `YYYY-MM-DD`. */
  @Required() @Day() first_day!: string;
  /** Intake forms last submitted in the month. */
  @Required() @Count() forms!: number;
  /** Income reported by the clients of these forms, dollars. */
  @Required() @SignedMoney() total_income!: number;
}

/** Weeks and months in order, the current one last; those without any activity are included. */
export class OfficeTrends {
  @NestedList(() => TrendWeek, trendLimits.weeks) weeks!: TrendWeek[];
  @NestedList(() => RevenueMonth, trendLimits.months) months!: RevenueMonth[];
}

export class AgeOfWaiting {
  @Required() @OneOf(waitingAgeNames) age!: WaitingAge;
  @Required() @Count() clients!: number;
}

/** What waits for the office. Each number equals the total of one of the admin's lists. */
export class OfficeWaiting {
  @Required() @Count() unassigned_clients!: number;
  /** The unassigned clients by the time since they registered, shortest first. */
  @NestedList(() => AgeOfWaiting, waitingAgeNames.length) ages!: AgeOfWaiting[];
  @Required() @Count() pending_preparers!: number;
  @Required() @Count() open_leads!: number;
}
