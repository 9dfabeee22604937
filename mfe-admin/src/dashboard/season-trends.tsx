import type { OfficeTrends } from '@portal/domain/trends/trends.dto';
import { formatCount } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { addressOf, clientsAddress, listAddress } from '../addresses/admin-address';
import { LinkColumns } from '../figures/link-columns';
import { periodText } from '../figures/period';
import { dayAfter } from '../table/days';

/** Length of a week, in days. */
const week = 7;

const lists = {
  clients: (period: Period) => clientsAddress(period),
  submissions: (period: Period) => listAddress(addressOf('intakes'), { status: 'submitted', ...period }),
  documents: (period: Period) => listAddress('/documents', period),
} as const;

/** First and last day, `YYYY-MM-DD`. */
type Period = Readonly<{ from: string; to: string }>;

interface SeasonTrendsProps {
  trends: OfficeTrends;
}

/** Clients, submissions and documents of the last weeks, the current one last. */
export function SeasonTrends({ trends: { weeks } }: SeasonTrendsProps) {
  const t = useTranslate();
  const locale = useLocale();
  const periodOf = (monday: string): Period => ({ from: monday, to: dayAfter(monday, week - 1) });
  const [first, last] = [weeks[0]?.monday ?? '', weeks.at(-1)?.monday ?? ''];
  return (
    <section aria-label={t('dashboardCards.season')} className="admin-figures">
      {(['clients', 'submissions', 'documents'] as const).map((name) => (
        <LinkColumns
          key={name}
          title={t(`dashboardCards.trends.${name}`)}
          total={{
            text: t('dashboardCards.trends.weeks', {
              count: weeks.reduce((sum, one) => sum + one[name], 0),
              weeks: weeks.length,
            }),
            to: lists[name]({ from: first, to: periodOf(last).to }),
          }}
          empty={t('dashboardCards.trends.empty')}
          columns={weeks.map(({ monday, ...counts }) => {
            const period = periodOf(monday);
            return {
              key: monday,
              period: periodText(t, locale, period.from, period.to),
              text: formatCount(counts[name], locale),
              size: counts[name],
              to: lists[name](period),
            };
          })}
        />
      ))}
    </section>
  );
}
