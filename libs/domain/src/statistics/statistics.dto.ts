import { Money, SignedMoney } from '../contract/amount.rules';
import { Nested } from '../contract/nested';
import { Required, rule, ruleMessage, type JsonSchema } from '../contract/rule';
import { Count } from '../contract/rules';

export class ClientStats {
  @Required() @Count() active_clients!: number;
  @Required() @Count() assigned_clients!: number;
  @Required() @Count() unassigned_clients!: number;
}

export class DocumentStats {
  @Required() @Count() total_documents!: number;
}

export class FinancialOverview {
  /** Total over all intake forms and Schedule Cs of the tax year, dollars; negative if losses prevail. */
  @Required() @SignedMoney() total_reported_income!: number;
}

/**
 * Key figures of the office (specification part 2, section 3). Each equals the number of rows in one of the admin's
 * lists.
 */
export class AdminDashboard {
  /** Number of accounts of every role that are not deleted. */
  @Required() @Count() total_users!: number;
  /**
   * Number of preparers in the admin's list. Accounts that are neither preparers nor clients are administrators or
   * closed.
   */
  @Count() total_preparers?: number;
  @Required() @Nested(() => ClientStats) client_stats!: ClientStats;
  @Required() @Nested(() => DocumentStats) document_stats!: DocumentStats;
  @Required() @Nested(() => FinancialOverview) financial_overview!: FinancialOverview;
}

/** Dollars by kind of income; they add up to the reported income (`income/income-by-kind.ts`). */
export class IncomeBreakdown {
  @Required() @Money() w2_income!: number;
  /** Excludes clients with a Schedule C, which replaces this income. */
  @Required() @Money() self_employment_income!: number;
  /** Negative for a loss. */
  @Required() @SignedMoney() schedule_c_profit!: number;
  @Required() @Money() unemployment_income!: number;
  @Required() @Money() retirement_income!: number;
  @Required() @Money() other_income!: number;
}

export class ClientAnalytics {
  /** Number of clients who reported more than 0. */
  @Required() @Count() clients_with_income!: number;
  /** Number of clients who reported more than $100,000. */
  @Required() @Count() high_income_clients!: number;
  /** Number of clients with a Schedule C. */
  @Required() @Count() business_clients!: number;
  /** Average over clients with income, dollars; 0 if there are none. */
  @Required() @Money() average_income!: number;
}

/** Part of the revenue that comes from one office or preparer. */
export interface RevenueShare {
  /** Id of the office or preparer; '' for clients without an office. */
  id: string;
  /** Number of active clients currently assigned to the office or preparer. */
  clients: number;
  /** Dollars reported by these clients; negative if losses prevail. */
  total_income: number;
}

const amount: JsonSchema = { type: 'number' };
const share: JsonSchema = {
  type: 'object',
  required: ['id', 'clients', 'total_income'],
  properties: { id: { type: 'string' }, clients: { type: 'integer', minimum: 0 }, total_income: amount },
};

/** Validates pairs of a name and an amount in dollars, largest first. */
const Pairs = () =>
  rule({
    name: 'pairs',
    holds: Array.isArray,
    says: ruleMessage('rules.notAnObject'),
    schema: {
      type: 'array',
      items: { type: 'array', prefixItems: [{ type: 'string' }, amount], minItems: 2, maxItems: 2 },
    },
  });

const SharesByName = () =>
  rule({
    name: 'sharesByName',
    holds: (value) => typeof value === 'object',
    says: ruleMessage('rules.notAnObject'),
    schema: { type: 'object', additionalProperties: share },
  });

/**
 * Reported income by source (specification part 2, section 3). If two preparers share a name, it is followed by the
 * preparer's code.
 */
export class RevenueBreakdown {
  @Required() @Nested(() => IncomeBreakdown) income_breakdown!: IncomeBreakdown;
  @Required() @Pairs() top_revenue_offices!: [name: string, total_income: number][];
  @Required() @SharesByName() revenue_by_office!: Record<string, RevenueShare>;
  /** Income without an office: of clients without a preparer, or whose preparer has no office. */
  @Required()
  @rule({
    name: 'share',
    holds: (value) => typeof value === 'object',
    says: ruleMessage('rules.notAnObject'),
    schema: share,
  })
  without_office!: RevenueShare;
  @Required() @Pairs() top_revenue_preparers!: [name: string, total_income: number][];
  @Required() @SharesByName() revenue_by_preparer!: Record<string, RevenueShare>;
  @Required() @Nested(() => ClientAnalytics) client_analytics!: ClientAnalytics;
}
