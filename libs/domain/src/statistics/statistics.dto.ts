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
  /** Dollars, of all intake forms and Schedule Cs of the tax year; below 0 where losses outweigh. */
  @Required() @SignedMoney() total_reported_income!: number;
}

/** What the office has, in numbers (specification part 2, section 3). Each counts the rows that a list of the admin's shows. */
export class AdminDashboard {
  /** Accounts of every role that are not deleted. */
  @Required() @Count() total_users!: number;
  /** Of these, the preparers of the list; who is neither listed as a client nor as a preparer is an administrator, or closed. */
  @Count() total_preparers?: number;
  @Required() @Nested(() => ClientStats) client_stats!: ClientStats;
  @Required() @Nested(() => DocumentStats) document_stats!: DocumentStats;
  @Required() @Nested(() => FinancialOverview) financial_overview!: FinancialOverview;
}

/** Dollars by kind, which add up to the reported income (`income/income-by-kind.ts`). */
export class IncomeBreakdown {
  @Required() @Money() w2_income!: number;
  /** Of clients without a Schedule C: a Schedule C replaces it. */
  @Required() @Money() self_employment_income!: number;
  /** Below 0: a loss. */
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
  /** Dollars, of the clients with income; 0 without any. */
  @Required() @Money() average_income!: number;
}

/** The part that one office or preparer has. */
export interface RevenueShare {
  /** Of the office or the preparer; '' for what belongs to no office. */
  id: string;
  /** Active clients who are assigned there at this moment. */
  clients: number;
  /** Dollars that its clients have reported; below 0 where losses outweigh. */
  total_income: number;
}

const amount: JsonSchema = { type: 'number' };
const share: JsonSchema = {
  type: 'object',
  required: ['id', 'clients', 'total_income'],
  properties: { id: { type: 'string' }, clients: { type: 'integer', minimum: 0 }, total_income: amount },
};

/** A name and its dollars, the most first. */
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

/** Where the reported income comes from (specification part 2, section 3). A name that two preparers share has the preparer's code behind it. */
export class RevenueBreakdown {
  @Required() @Nested(() => IncomeBreakdown) income_breakdown!: IncomeBreakdown;
  @Required() @Pairs() top_revenue_offices!: [name: string, total_income: number][];
  @Required() @SharesByName() revenue_by_office!: Record<string, RevenueShare>;
  /** What the offices lack to the whole: clients without a preparer, and of preparers without an office. */
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
