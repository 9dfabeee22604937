import { Money, SignedMoney } from '../contract/amount.rules';
import { Nested } from '../contract/nested';
import { Required, rule, ruleMessage, type JsonSchema } from '../contract/rule';
import { WholeNumber } from '../contract/rules';

const most = 2_147_483_647;
const Count = () => WholeNumber(0, most);

export class ClientStats {
  @Required() @Count() active_clients!: number;
  @Required() @Count() assigned_clients!: number;
  @Required() @Count() unassigned_clients!: number;
}

export class DocumentStats {
  @Required() @Count() total_documents!: number;
}

export class FinancialOverview {
  /** Dollars, summed over all intake forms and Schedule Cs of the tax year; negative if losses prevail. */
  @Required() @SignedMoney() total_reported_income!: number;
}

/**
 * Key figures of the office (specification part 2, section 3). Each one counts the rows of one of the admin's lists.
 */
export class AdminDashboard {
  /** Accounts of every role that are not deleted. */
  @Required() @Count() total_users!: number;
  /**
   * The preparers in the admin's list. Accounts counted neither as clients nor as preparers are administrators or
   * closed.
   */
  @Count() total_preparers?: number;
  @Required() @Nested(() => ClientStats) client_stats!: ClientStats;
  @Required() @Nested(() => DocumentStats) document_stats!: DocumentStats;
  @Required() @Nested(() => FinancialOverview) financial_overview!: FinancialOverview;
}

/** Dollars by kind; the kinds add up to the reported income (`income/income-by-kind.ts`). */
export class IncomeBreakdown {
  @Required() @Money() w2_income!: number;
  /** Only of clients without a Schedule C, which replaces it. */
  @Required() @Money() self_employment_income!: number;
  /** Negative: a loss. */
  @Required() @SignedMoney() schedule_c_profit!: number;
  @Required() @Money() unemployment_income!: number;
  @Required() @Money() retirement_income!: number;
  @Required() @Money() other_income!: number;
}

export class ClientAnalytics {
  /** Clients who reported more than 0. */
  @Required() @Count() clients_with_income!: number;
  /** Clients who reported more than $100,000. */
  @Required() @Count() high_income_clients!: number;
  /** Clients with a Schedule C. */
  @Required() @Count() business_clients!: number;
  /** Average in dollars over clients with income; 0 without any. */
  @Required() @Money() average_income!: number;
}

/** Share of one office or preparer. */
export interface RevenueShare {
  /** Id of the office or the preparer; '' for clients without an office. */
  id: string;
  /** Active clients who are currently assigned there. */
  clients: number;
  /** Dollars reported by its clients; negative if losses prevail. */
  total_income: number;
}

const amount: JsonSchema = { type: 'number' };
const share: JsonSchema = {
  type: 'object',
  required: ['id', 'clients', 'total_income'],
  properties: { id: { type: 'string' }, clients: { type: 'integer', minimum: 0 }, total_income: amount },
};

/** Pairs of a name and an amount in dollars, largest first. */
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
 * Sources of the reported income (specification part 2, section 3). If two preparers share a name, the preparer's code
 * is appended.
 */
export class RevenueBreakdown {
  @Required() @Nested(() => IncomeBreakdown) income_breakdown!: IncomeBreakdown;
  @Required() @Pairs() top_revenue_offices!: [name: string, total_income: number][];
  @Required() @SharesByName() revenue_by_office!: Record<string, RevenueShare>;
  /** Remainder that belongs to no office: clients without a preparer, or whose preparer has no office. */
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
