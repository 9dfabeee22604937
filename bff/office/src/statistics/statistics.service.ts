import { Injectable } from '@nestjs/common';
import type { AdminClientsQuery } from '@portal/domain/assignments/admin-clients.dto';
import { noOffice } from '@portal/domain/preparers/admin-preparers.dto';
import type { AdminDashboard, RevenueBreakdown } from '@portal/domain/statistics/statistics.dto';
import { presentRevenue, reportedIncome } from './revenue.presenter';
import { StatisticsRepository } from './statistics.repository';

/** The office's statistics, from totals that triggers maintain. */
@Injectable()
export class StatisticsService {
  constructor(private readonly statistics: StatisticsRepository) {}

  async dashboard(): Promise<AdminDashboard> {
    const [totals, total_preparers] = await Promise.all([this.statistics.totals(), this.statistics.countPreparers()]);
    const { users = 0, clients = 0, assigned_clients = 0, documents = 0 } = totals;
    return {
      total_users: users,
      total_preparers,
      client_stats: {
        active_clients: clients,
        assigned_clients,
        unassigned_clients: clients - assigned_clients,
      },
      document_stats: { total_documents: documents },
      financial_overview: { total_reported_income: reportedIncome(totals) },
    };
  }

  /** Counts the season's documents that lists show, including those excluded from the statistics. */
  async countListedDocuments(): Promise<number> {
    return (await this.statistics.totals()).listed_documents ?? 0;
  }

  /** Counts active clients, optionally by office (`none`: without an office), by preparer, and by assignment status. */
  async countClients(filter: Pick<AdminClientsQuery, 'office_id' | 'preparer_id' | 'status'>): Promise<number> {
    const { office_id, preparer_id, status = 'all' } = filter;
    if (preparer_id) return status === 'unassigned' ? 0 : this.statistics.assignedTo(preparer_id);
    const [{ clients = 0 }, offices] = await Promise.all([
      this.statistics.totals(),
      this.statistics.assignedByOffice(),
    ]);
    const assignedTo = (isMeant: (office: string | null) => boolean): number =>
      offices.reduce((sum, { office_id: office, clients: some }) => (isMeant(office) ? sum + some : sum), 0);
    const isNone = office_id === noOffice;
    const assigned = assignedTo((office) => !office_id || office === (isNone ? null : office_id));
    const unassigned = office_id && !isNone ? 0 : clients - assignedTo(() => true);
    return { all: assigned + unassigned, assigned, unassigned }[status];
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
