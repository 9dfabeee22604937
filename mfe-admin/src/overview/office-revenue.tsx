import { officeRows } from '@portal/domain/statistics/revenue-rows';
import { formatDollars, formatMoney } from '@portal/domain/i18n/format';
import { useOfficeTrendsQuery, useRevenueBreakdownQuery } from '@portal/data-access/statistics';
import { useLocale, useTranslate } from '@portal/i18n';
import { Card } from '@portal/ui-kit/core';
import { addressOf, clientsAddress, listAddress } from '../addresses/admin-address';
import { LinkBars } from '../figures/link-bars';
import { LinkColumns } from '../figures/link-columns';
import { periodText, timeZone } from '../figures/period';
import { dayAfter } from '../table/days';

/** Number of offices shown; Revenue Analytics has them all. */
const mostOffices = 6;

/** Reported income by month of submission and by office; each opens the forms or clients behind it. */
export function OfficeRevenue() {
  const again = { refetchOnMountOrArgChange: true };
  const { data: trends, isFetching } = useOfficeTrendsQuery({ query: { time_zone: timeZone() } }, again);
  const { data: revenue, isFetching: isFetchingRevenue } = useRevenueBreakdownQuery(undefined, again);
  const t = useTranslate();
  const locale = useLocale();
  // What follows is hidden meanwhile (screens.css), because it would move.
  if (!trends || !revenue) return isFetching || isFetchingRevenue ? <div data-rows="loading" /> : null;
  const months = trends.months.map((month) => ({ ...month, last_day: lastDayOf(month.first_day) }));
  const submittedIn = (from = '', to = '') => listAddress(addressOf('intakes'), { status: 'submitted', from, to });
  const income = months.reduce((sum, { total_income }) => sum + total_income, 0);
  const title = t('adminRevenue.offices');
  return (
    <div className="admin-figures">
      <LinkColumns
        title={t('adminOverview.months.title')}
        total={{
          text: t('adminOverview.months.total', {
            count: months.reduce((sum, { forms }) => sum + forms, 0),
            amount: formatDollars(income, locale),
          }),
          to: submittedIn(months[0]?.first_day, months.at(-1)?.last_day),
        }}
        empty={t('adminOverview.months.empty')}
        columns={months.map(({ first_day, last_day, forms, total_income }) => ({
          key: first_day,
          period: periodText(t, locale, first_day, last_day),
          text: t('adminOverview.months.month', { count: forms, amount: formatMoney(total_income, locale) }),
          size: total_income,
          to: submittedIn(first_day, last_day),
        }))}
      />
      <Card title={title}>
        <LinkBars
          label={title}
          bars={officeRows(revenue, t)
            .slice(0, mostOffices)
            .map(({ key, label, amount, clients = 0 }) => ({
              key,
              label,
              text: t('adminOverview.office', { count: clients, amount: formatDollars(amount, locale) }),
              size: amount,
              to: clientsAddress({ office_id: key }),
            }))}
        />
      </Card>
    </div>
  );
}

/** @param first first day of a month, `YYYY-MM-DD` */
function lastDayOf(first: string): string {
  const [year = 0, month = 0] = first.split('-').map(Number);
  return dayAfter(first, new Date(year, month, 0).getDate() - 1);
}
