import { Link } from 'react-router-dom';
import { useIncomeSummaryQuery } from '@portal/data-access/income';
import { useSeason } from '@portal/data-access/season-context';
import { formatDateTime } from '@portal/domain/i18n/format';
import type { IncomeSummary } from '@portal/domain/income/income.dto';
import { useLocale, useTranslate } from '@portal/i18n';
import {
  Card,
  EmptyState,
  MutedText,
  PageFrame,
  QueryStates,
  SkeletonCard,
  SkeletonTiles,
  Stack,
  buttonClass,
} from '@portal/ui-kit/core';
import { BarChart, StatTile, StatTiles } from '@portal/ui-kit/data';
import { IncomeDetails } from './income-details.table';
import { kindsOf } from './income-kinds';
import { PlanningNotice } from './planning.notice';

/** Shows the client's income by kind (/income-summary). */
export default function IncomeSummaryPage() {
  const t = useTranslate();
  const { tax_year: year, isOpen } = useSeason();
  const { data, isError, isFetching, refetch } = useIncomeSummaryQuery(undefined, { refetchOnMountOrArgChange: true });
  const start = (
    <Link className={buttonClass('primary')} to="/intake-form">
      {t('income.start')}
    </Link>
  );
  return (
    <PageFrame title={t('income.title')} lead={t('income.lead', { year })}>
      <QueryStates
        loading={isFetching && data === undefined}
        failed={isError && data === undefined}
        isEmpty={!data}
        skeleton={<PageShape />}
        error={t('income.loadFailed')}
        empty={<EmptyState title={t('income.empty')} {...(isOpen ? { action: start } : {})} />}
        onRetry={() => void refetch()}
      >
        {data ? <Summary summary={data} /> : null}
      </QueryStates>
    </PageFrame>
  );
}

function Summary({ summary }: { summary: IncomeSummary }) {
  const t = useTranslate();
  const { isOpen } = useSeason();
  const locale = useLocale();
  const kinds = kindsOf(summary, t);
  const found = kinds.filter(({ amount }) => amount !== 0);
  // The tiles already show which kinds are empty.
  const present = found.length > 0 ? found : kinds;
  return (
    <Stack gap="loose">
      <StatTiles>
        <StatTile label={t('income.total')} amount={summary.total_income} />
      </StatTiles>
      <StatTiles>
        {kinds.map(({ kind, label, amount }) => (
          <StatTile key={kind} label={label} {...(amount === 0 ? { value: '–' } : { amount })} />
        ))}
      </StatTiles>
      <Card title={t('income.mix')}>
        <BarChart
          caption={t('income.mixCaption')}
          rows={present.map(({ kind, label, amount }) => ({
            key: kind,
            label,
            amount,
            tone: amount < 0 ? 'error' : 'plain',
          }))}
        />
      </Card>
      <Card title={t('income.details')}>
        <IncomeDetails kinds={present} />
        <MutedText>{t('income.calculated', { when: formatDateTime(summary.calculated_at, locale) })}</MutedText>
      </Card>
      {isOpen ? <PlanningNotice summary={summary} /> : null}
    </Stack>
  );
}

const PageShape = () => (
  <Stack gap="loose">
    <SkeletonTiles count={1} />
    <SkeletonTiles count={5} />
    <SkeletonCard lines={3} />
    <SkeletonCard lines={6} />
  </Stack>
);
