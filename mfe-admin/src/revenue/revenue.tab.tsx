import { Link } from 'react-router-dom';
import { useRevenueBreakdownQuery } from '@portal/data-access/statistics';
import { isWithoutIncome } from '@portal/domain/statistics/revenue-rows';
import type { RevenueBreakdown } from '@portal/domain/statistics/statistics.dto';
import { useSeason } from '@portal/data-access/season-context';
import { useTranslate } from '@portal/i18n';
import {
  EmptyState,
  PageBar,
  MutedText,
  QueryStates,
  SkeletonCard,
  SkeletonTiles,
  Stack,
  buttonClass,
} from '@portal/ui-kit/core';
import { addressOf } from '../addresses/admin-address';
import { ClientAnalytics } from './client-analytics';
import { IncomeMix, RevenueByOffice, TopOffices, TopPreparers } from './revenue-cards';
import './revenue.css';

/** Statistics of the reported income. */
export default function RevenueTab() {
  const t = useTranslate();
  const { data, isError, isFetching, refetch } = useRevenueBreakdownQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const intakes = (
    <>
      <p>{t('adminRevenue.emptyAbout')}</p>
      <Link className={buttonClass('primary')} to={addressOf('intakes')}>
        {t('adminRevenue.emptyAction')}
      </Link>
    </>
  );
  return (
    <>
      <PageBar title={t('adminFrame.tabs.revenue')} level={2} />
      <QueryStates
        loading={isFetching && data === undefined}
        failed={isError && data === undefined}
        isEmpty={data !== undefined && isWithoutIncome(data)}
        skeleton={<Shape />}
        error={t('adminRevenue.loadFailed')}
        empty={<EmptyState title={t('adminRevenue.empty')} action={intakes} />}
        onRetry={() => void refetch()}
      >
        {data ? <Analytics revenue={data} /> : null}
      </QueryStates>
    </>
  );
}

const Analytics = ({ revenue }: { revenue: RevenueBreakdown }) => {
  const t = useTranslate();
  const { tax_year: year } = useSeason();
  return (
    <Stack gap="loose">
      <ClientAnalytics analytics={revenue.client_analytics} />
      <div className="admin-columns">
        <IncomeMix revenue={revenue} />
        <TopOffices revenue={revenue} />
        <TopPreparers revenue={revenue} />
        <RevenueByOffice revenue={revenue} />
      </div>
      <MutedText>{t('adminRevenue.about', { year })}</MutedText>
    </Stack>
  );
};

const Shape = () => (
  <Stack gap="loose">
    <SkeletonTiles count={4} />
    <SkeletonCard lines={10} />
    <SkeletonCard lines={10} />
  </Stack>
);
