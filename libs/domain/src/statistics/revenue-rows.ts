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

/** The kinds that add up to the reported income. */
const kinds = [
  'w2_income',
  'self_employment_income',
  'unemployment_income',
  'retirement_income',
  'other_income',
] as const;

/** Dollars, added up in whole cents. */
export const totalOf = ({ income_breakdown }: RevenueBreakdown): number =>
  kinds.reduce((sum, kind) => sum + Math.round(income_breakdown[kind] * 100), 0) / 100;

export const kindRows = ({ income_breakdown }: RevenueBreakdown, t: Translate): RevenueRow[] =>
  kinds.map((kind) => ({ key: kind, label: t(`adminRevenue.mix.${kind}`), amount: income_breakdown[kind] }));

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
