import { incomeKinds, totalIncome } from '../income/income-by-kind';
import type { Translate } from '../i18n/message';
import type {} from './admin-revenue.messages';
import type { RevenueBreakdown, RevenueShare } from './statistics.dto';

/** A line of a table of amounts. */
export interface RevenueRow {
  key: string;
  label: string;
  /** Dollars. */
  amount: number;
  /** Of a kind of income nobody says how many have it. */
  clients?: number;
}

/** The reported income, dollars. */
export const totalOf = ({ income_breakdown }: RevenueBreakdown): number => totalIncome(income_breakdown);

/** Returns the share of the whole, or null for a loss. @param whole dollars */
export const shareOf = (amount: number, whole: number): number | null =>
  whole > 0 && amount >= 0 ? amount / whole : null;

/** Whether no client has reported any income: profits and losses that cancel each other out are income. */
export const isWithoutIncome = ({ income_breakdown, client_analytics }: RevenueBreakdown): boolean =>
  client_analytics.clients_with_income === 0 && incomeKinds.every((kind) => income_breakdown[kind] === 0);

export const kindRows = ({ income_breakdown }: RevenueBreakdown, t: Translate): RevenueRow[] =>
  incomeKinds.map((kind) => ({ key: kind, label: t(`adminRevenue.mix.${kind}`), amount: income_breakdown[kind] }));

/** In the order of the server, which names the most first. */
export const topRows = (
  top: readonly [name: string, amount: number][],
  shares: Readonly<Record<string, RevenueShare>>,
): RevenueRow[] => top.map(([label, amount]) => ({ key: label, label, amount, clients: shares[label]?.clients ?? 0 }));

/** Every office, the most first, and at the end what belongs to none. */
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
