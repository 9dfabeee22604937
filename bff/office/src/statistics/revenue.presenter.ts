import { sumOfDollars, totalIncome, type IncomeByKind } from '@portal/domain/income/income-by-kind';
import type { RevenueBreakdown, RevenueShare } from '@portal/domain/statistics/statistics.dto';
import type { OfficeEntity } from '../offices/office.entity';
import type { PreparerShare, Totals } from './statistics.repository';

const statisticsLimits = {
  /** Maximum entries in a "top" list (specification part 2, section 9). */
  top: 5,
} as const;

interface Revenue {
  totals: Totals;
  preparers: readonly PreparerShare[];
  offices: readonly Pick<OfficeEntity, 'id' | 'name'>[];
}

type Named = readonly [name: string, share: RevenueShare];

/** Income reported by all clients, by kind. */
const breakdownOf = (totals: Totals): IncomeByKind => ({
  w2_income: totals.w2_income ?? 0,
  self_employment_income: totals.self_employment_income ?? 0,
  schedule_c_profit: totals.schedule_c_profit ?? 0,
  unemployment_income: totals.unemployment_income ?? 0,
  retirement_income: totals.retirement_income ?? 0,
  other_income: totals.other_income ?? 0,
});

/** Returns the income reported by all clients, dollars. */
export const reportedIncome = (totals: Totals): number => totalIncome(breakdownOf(totals));

export function presentRevenue({ totals, preparers, offices }: Revenue): RevenueBreakdown {
  const byOffice = offices.map(({ id, name }): Named => {
    const theirs = preparers.filter(({ office_id }) => office_id === id);
    return [name, { id, ...sumOf(theirs) }];
  });
  const nameOf = uniqueNames(preparers);
  const byPreparer = preparers.map((preparer): Named => {
    const { id, clients, total_income } = preparer;
    return [nameOf(preparer), { id, clients, total_income }];
  });
  const inOffices = sumOf(byOffice.map(([, share]) => share));
  const earning = totals.clients_with_income ?? 0;
  return {
    income_breakdown: breakdownOf(totals),
    top_revenue_offices: topOf(byOffice),
    revenue_by_office: Object.fromEntries(byOffice),
    without_office: {
      id: '',
      clients: (totals.clients ?? 0) - inOffices.clients,
      total_income: sumOfDollars([reportedIncome(totals), -inOffices.total_income]),
    },
    top_revenue_preparers: topOf(byPreparer),
    revenue_by_preparer: Object.fromEntries(byPreparer),
    client_analytics: {
      clients_with_income: earning,
      high_income_clients: totals.high_income_clients ?? 0,
      business_clients: totals.business_clients ?? 0,
      average_income: earning === 0 ? 0 : Math.round(((totals.income_above_zero ?? 0) * 100) / earning) / 100,
    },
  };
}

const sumOf = (shares: readonly Pick<RevenueShare, 'clients' | 'total_income'>[]) => ({
  clients: shares.reduce((sum, { clients }) => sum + clients, 0),
  total_income: sumOfDollars(shares.map(({ total_income }) => total_income)),
});

/** Returns the top shares above zero, highest first. */
const topOf = (shares: readonly Named[]): [string, number][] =>
  shares
    .map(([name, { total_income }]): [string, number] => [name, total_income])
    .filter(([, total_income]) => total_income > 0)
    .sort(([a, most], [b, least]) => least - most || a.localeCompare(b))
    .slice(0, statisticsLimits.top);

/** Appends the code to the names of preparers who share one. */
function uniqueNames(preparers: readonly PreparerShare[]): (preparer: PreparerShare) => string {
  const times = new Map<string, number>();
  for (const { name } of preparers) times.set(name, (times.get(name) ?? 0) + 1);
  return ({ name, preparer_code }) => ((times.get(name) ?? 0) > 1 ? `${name} (${preparer_code})` : name);
}
