import { Injectable } from '@nestjs/common';
import { formatShare } from '@portal/domain/i18n/format';
import type { Translate } from '@portal/domain/i18n/message';
import type {} from '@portal/domain/statistics/admin-revenue.messages';
import {
  kindRows,
  officeRows,
  shareOf,
  topRows,
  totalOf,
  type RevenueRow,
} from '@portal/domain/statistics/revenue-rows';
import type { RevenueBreakdown } from '@portal/domain/statistics/statistics.dto';
import { statisticsEndpoints } from '@portal/domain/statistics/statistics.endpoints';
import type { ExportColumn } from './exports.service';
import { StatisticsService } from '@portal/bff-office/statistics/statistics.service';
import { requestLocale, requestTranslate } from '@portal/bff-platform/messages/translate';
import { anyList, singlePage, type Lists } from './export-list-source';

interface Line extends RevenueRow {
  /** Total in dollars for the row's percentage. */
  whole: number;
}

/** Exports of the revenue tables. They are not paginated: they have one row per kind of income, office or preparer. */
@Injectable()
export class RevenueExports {
  readonly lists: Lists<'income-by-kind' | 'top-offices' | 'top-preparers' | 'revenue-by-office'>;

  constructor(statistics: StatisticsService) {
    const table = (
      of: 'kind' | 'office' | 'preparer',
      rowsOf: (from: RevenueBreakdown, t: Translate) => RevenueRow[],
    ) =>
      anyList<Line>({
        endpoint: statisticsEndpoints.revenue,
        columns: columnsOf(of),
        page: async () => {
          const revenue = await statistics.revenue();
          const whole = totalOf(revenue);
          return singlePage(rowsOf(revenue, requestTranslate()).map((row) => ({ ...row, whole })));
        },
      });
    this.lists = {
      'income-by-kind': table('kind', kindRows),
      'top-offices': table('office', (from) => topRows(from.top_revenue_offices, from.revenue_by_office)),
      'top-preparers': table('preparer', (from) => topRows(from.top_revenue_preparers, from.revenue_by_preparer)),
      'revenue-by-office': table('office', officeRows),
    };
  }
}

const columnsOf = (of: 'kind' | 'office' | 'preparer'): readonly ExportColumn<Line>[] => [
  { title: `adminRevenue.columns.${of}`, cell: ({ label }) => label },
  ...(of === 'kind' ? [] : [clients]),
  { title: 'adminRevenue.columns.amount', cell: ({ amount }) => amount, amount: true },
  {
    title: 'adminRevenue.columns.share',
    cell: ({ amount, whole }) => {
      const share = shareOf(amount, whole);
      return share === null ? null : formatShare(share, requestLocale());
    },
  },
];

const clients: ExportColumn<Line> = { title: 'adminRevenue.columns.clients', cell: ({ clients: count = 0 }) => count };
