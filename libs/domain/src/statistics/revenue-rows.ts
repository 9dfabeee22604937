import { incomeKinds, totalIncome } from '../income/income-by-kind';
import type { Translate } from '../i18n/message';
import type {} from './admin-revenue.messages';
import type { RevenueBreakdown, RevenueShare } from './statistics.dto';

/** A row in a table of amounts. */
export interface RevenueRow {
  key: string;
  label: string;
  /** Amount in dollars. */
  amount: number;
  /** Number of clients; absent for kinds of income, where it is unknown. */
  clients?: number;
}

/** Returns the total reported income, dollars. */
export const totalOf = ({ income_breakdown }: RevenueBreakdown): number => totalIncome(income_breakdown);

/** Returns the amount as a share of the total, or null for a loss. @param whole total in dollars */
export const shareOf = (amount: number, whole: number): number | null =>
  whole > 0 && amount >= 0 ? amount / whole : null;

/** Returns whether no client has reported any income; profits and losses that cancel out count as income. */
export const isWithoutIncome = ({ income_breakdown, client_analytics }: RevenueBreakdown): boolean =>
  client_analytics.clients_with_income === 0 && incomeKinds.every((kind) => income_breakdown[kind] === 0);

export const kindRows = ({ income_breakdown }: RevenueBreakdown, t: Translate): RevenueRow[] =>
  incomeKinds.map((kind) => ({ key: kind, label: t(`adminRevenue.mix.${kind}`), amount: income_breakdown[kind] }));

/** Returns rows in the server's order, largest amount first. */
export const topRows = (
  top: readonly [name: string, amount: number][],
  shares: Readonly<Record<string, RevenueShare>>,
): RevenueRow[] => top.map(([label, amount]) => ({ key: label, label, amount, clients: shares[label]?.clients ?? 0 }));

/** Returns every office, largest amount first, followed by a row for clients without an office. */
export function officeRows({ revenue_by_office, without_office }: RevenueBreakdown, t: Translate): RevenueRow[] {
  const rows = Object.entries(revenue_by_office).map(([label, { id, clients, total_income }]) => ({
    key: id,
    label,
    amount: total_income,
    clients,
  }));
  const rest = {
    key: 'none',
    label: t('adminRevenue.withoutOffice'),
    amount: without_office.total_income,
    clients: without_office.clients,
  };
  return [...rows.sort((one, other) => other.amount - one.amount), rest];
}
