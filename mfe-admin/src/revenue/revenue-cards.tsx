import { Link } from 'react-router-dom';
import { kindRows, officeRows, topRows, totalOf } from '@portal/domain/statistics/revenue-rows';
import type { RevenueBreakdown } from '@portal/domain/statistics/statistics.dto';
import { useTranslate } from '@portal/i18n';
import { Card, Inline, Money, MutedText, Stack, buttonClass } from '@portal/ui-kit/core';
import { addressOf } from '../addresses/admin-address';
import { AmountChart } from './amount-chart';
import { AmountTable, type AmountRow } from './amount.table';

interface OfRevenue {
  revenue: RevenueBreakdown;
}

export function IncomeMix({ revenue }: OfRevenue) {
  const t = useTranslate();
  const rows = kindRows(revenue, t);
  const whole = totalOf(revenue);
  return (
    <Card title={t('adminRevenue.mix.title')}>
      <Stack>
        <AmountChart label={t('adminRevenue.chart', { title: t('adminRevenue.mix.caption') })} rows={rows} />
        <AmountTable
          label={t('adminRevenue.mix.caption')}
          of="kind"
          list="income-by-kind"
          rows={rows}
          whole={whole}
          empty={{ title: t('adminRevenue.empty') }}
        />
        <Inline apart>
          <strong>{t('adminRevenue.mix.total')}</strong>
          <strong>
            <Money amount={whole} />
          </strong>
        </Inline>
        <MutedText>{t('adminRevenue.mix.scheduleC')}</MutedText>
      </Stack>
    </Card>
  );
}

export function TopOffices({ revenue }: OfRevenue) {
  const t = useTranslate();
  const rows = topRows(revenue.top_revenue_offices, revenue.revenue_by_office);
  return (
    <TopCard
      title={t('adminRevenue.topOffices')}
      list="top-offices"
      of="office"
      rows={rows}
      revenue={revenue}
      empty={t('adminRevenue.noOfficeIncome')}
    />
  );
}

export function TopPreparers({ revenue }: OfRevenue) {
  const t = useTranslate();
  const rows = topRows(revenue.top_revenue_preparers, revenue.revenue_by_preparer);
  return (
    <TopCard
      title={t('adminRevenue.topPreparers')}
      list="top-preparers"
      of="preparer"
      rows={rows}
      revenue={revenue}
      empty={t('adminRevenue.noPreparers')}
    />
  );
}

interface TopCardProps extends OfRevenue {
  title: string;
  of: 'office' | 'preparer';
  rows: readonly AmountRow[];
  list: 'top-offices' | 'top-preparers';
  empty: string;
}

function TopCard({ title, of, rows, list, revenue, empty }: TopCardProps) {
  const t = useTranslate();
  return (
    <Card title={title}>
      <Stack>
        {rows.length > 0 ? <AmountChart label={t('adminRevenue.chart', { title })} rows={rows} /> : null}
        <AmountTable label={title} of={of} list={list} rows={rows} whole={totalOf(revenue)} empty={{ title: empty }} />
      </Stack>
    </Card>
  );
}

/** Maximum number of offices in the chart: more bars are unusable on a phone, and the table lists them all. */
const mostDrawn = 20;

/** All offices, each with a link to its clients. */
export function RevenueByOffice({ revenue }: OfRevenue) {
  const t = useTranslate();
  const title = t('adminRevenue.offices');
  const clients = addressOf('clients');
  const offices = officeRows(revenue, t);
  const rows = offices.map((row): AmountRow => ({
    ...row,
    name: <Link to={`${clients}?${new URLSearchParams({ office_id: row.key }).toString()}`}>{row.label}</Link>,
  }));
  const add = (
    <Link className={buttonClass()} to={addressOf('offices')}>
      {t('adminRevenue.addOffice')}
    </Link>
  );
  return (
    <Card title={title} extra={offices.length > 1 ? null : add}>
      <Stack>
        {offices.length > 1 ? (
          <AmountChart
            label={
              offices.length > mostDrawn
                ? t('adminRevenue.chartOfMost', { title, count: mostDrawn })
                : t('adminRevenue.chart', { title })
            }
            rows={offices.slice(0, mostDrawn)}
          />
        ) : null}
        {offices.length > mostDrawn ? <MutedText>{t('adminRevenue.mostDrawn', { count: mostDrawn })}</MutedText> : null}
        <AmountTable
          label={title}
          of="office"
          list="revenue-by-office"
          rows={rows}
          whole={totalOf(revenue)}
          empty={{ title: t('adminRevenue.noOffices'), action: add }}
        />
      </Stack>
    </Card>
  );
}
