import { Injectable } from '@nestjs/common';
import type { OfficeClients } from '@portal/domain/assignments/admin-clients.dto';
import { readAllPages } from '@portal/bff-platform/database/pagination';
import { OfficeClientsService } from './office-clients.service';
import { OfficesService } from '@portal/bff-office/offices/offices.service';
import { StatisticsService } from '@portal/bff-office/statistics/statistics.service';
import type { Actor } from '@portal/bff-platform/request/actor';

/** Combines offices with their clients and counts. */
@Injectable()
export class ClientsByOfficeFacade {
  constructor(
    private readonly offices: OfficesService,
    private readonly clients: OfficeClientsService,
    private readonly statistics: StatisticsService,
  ) {}

  /** Keyed by office name. */
  async read(actor: Actor): Promise<Record<string, OfficeClients>> {
    const [offices, newest, { revenue_by_office }] = await Promise.all([
      readAllPages((request) => this.offices.list(request)),
      this.clients.newestByOffice(actor),
      this.statistics.revenue(),
    ]);
    return Object.fromEntries(
      offices.map((office) => {
        const { clients: clients_count = 0, total_income = 0 } = revenue_by_office[office.name] ?? {};
        const clients_url = `/api/admin/clients?${new URLSearchParams({ office_id: office.id }).toString()}`;
        const clients = newest.get(office.id) ?? [];
        return [office.name, { office, clients, clients_url, clients_count, total_income }];
      }),
    );
  }
}
