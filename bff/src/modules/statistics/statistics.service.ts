import { Injectable } from '@nestjs/common';
import type { AdminDashboard, RevenueBreakdown } from '@portal/domain/statistics/statistics.dto';
import { addUp, incomeOf, presentRevenue } from './revenue.presenter';
import { StatisticsRepository } from './statistics.repository';

/** The office in numbers, from totals that the database keeps. */
@Injectable()
export class StatisticsService {
  constructor(private readonly statistics: StatisticsRepository) {}

  async dashboard(): Promise<AdminDashboard> {
    const totals = await this.statistics.totals();
    const { users = 0, clients = 0, assigned_clients = 0, documents = 0 } = totals;
    return {
      total_users: users,
      client_stats: {
        active_clients: clients,
        assigned_clients,
        unassigned_clients: clients - assigned_clients,
      },
      document_stats: { total_documents: documents },
      financial_overview: { total_reported_income: addUp(incomeOf(totals)) },
    };
  }

  async revenue(): Promise<RevenueBreakdown> {
    const [totals, preparers, offices] = await Promise.all([
      this.statistics.totals(),
      this.statistics.preparers(),
      this.statistics.offices(),
    ]);
    return presentRevenue({ totals, preparers, offices });
  }
}
