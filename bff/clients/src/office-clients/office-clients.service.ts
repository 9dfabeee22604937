import { Injectable } from '@nestjs/common';
import type {
  AdminClient,
  AdminClientRow,
  AdminClientsQuery,
  BulkAssignMatching,
} from '@portal/domain/assignments/admin-clients.dto';
import type {} from '@portal/domain/assignments/admin-clients.messages';
import type { BulkAssigned } from '@portal/domain/assignments/assignments.dto';
import { assignmentLimits } from '@portal/domain/assignments/assignments.limits';
import { message } from '@portal/domain/i18n/message';
import { DataSource } from 'typeorm';
import { anyClientId, ReadableClients } from '@portal/bff-access/client-access';
import type { ClientFilter } from '@portal/bff-access/client-filter';
import { ClientSearch } from '@portal/bff-access/client-search.repository';
import type { Page, PageRequest } from '@portal/bff-platform/database/pagination';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { ProblemError } from '@portal/bff-platform/problem.error';
import type { Actor } from '@portal/bff-platform/request/actor';
import { OfficeClientsRepository, type ListedClient } from './office-clients.repository';
import { presentAdminClient, presentClient } from './office-client.presenter';
import { StatisticsService } from '@portal/bff-office/statistics/statistics.service';
import { AssignmentsService } from '@portal/bff-office/assignments/assignments.service';

/** Lists clients for admins, and assigns all matches of a search to one preparer. */
@Injectable()
export class OfficeClientsService {
  constructor(
    private readonly database: DataSource,
    private readonly clients: OfficeClientsRepository,
    private readonly clientSearch: ClientSearch,
    private readonly assignments: AssignmentsService,
    private readonly statistics: StatisticsService,
    private readonly audit: AuditService,
  ) {}

  async list(actor: Actor, request: AdminClientsQuery & PageRequest): Promise<Page<AdminClientRow>> {
    const [found, known] = await Promise.all([this.found(request.search), this.known(request)]);
    const page = await this.clients.list(ReadableClients.of(actor), request, { found, known });
    const present = await this.presenterOf(page.items.map(({ id }) => id));
    return page.map(present);
  }

  /** @throws ProblemError not_found for an id that is not a client's */
  async read(actor: Actor, clientId: string): Promise<AdminClient> {
    const id = await anyClientId(this.database.manager, actor, clientId);
    const [client, documents] = await Promise.all([this.clients.find(id), this.clients.countListedDocuments(id)]);
    if (!client) throw new ProblemError('not_found');
    await this.audit.record({ action: 'client.view', actor, object_type: 'client', object_id: id });
    return presentAdminClient(client, documents);
  }

  /** Returns the newest clients by office id. */
  async newestByOffice(actor: Actor): Promise<ReadonlyMap<string, AdminClientRow[]>> {
    const newest = await this.clients.newestByOffice(assignmentLimits.newestOfOffice);
    const ids = newest.map(({ client_id }) => client_id);
    const [rows, present] = await Promise.all([
      this.clients.listByIds(ReadableClients.of(actor), ids),
      this.presenterOf(ids),
    ]);
    const presented = new Map(rows.map((row) => [row.id, present(row)]));
    const byOffice = new Map<string, AdminClientRow[]>();
    for (const { office_id, client_id } of newest) {
      const client = presented.get(client_id);
      if (client) byOffice.set(office_id, [...(byOffice.get(office_id) ?? []), client]);
    }
    return byOffice;
  }

  /** Adds data from other tables about these clients. */
  private async presenterOf(ids: readonly string[]): Promise<(row: ListedClient) => AdminClientRow> {
    const [documents, wishes] = await Promise.all([this.clients.countDocuments(ids), this.clients.findWishes(ids)]);
    return (row) => presentClient(row, documents.get(row.id) ?? 0, wishes.get(row.id) ?? null);
  }

  /** Returns the list's total from the running totals, which do not cover searches. */
  private async known(filters: AdminClientsQuery): Promise<number | undefined> {
    if ((filters.preparer_id && filters.office_id) || filters.from || filters.to) return undefined;
    return this.statistics.countClients(filters);
  }

  /**
   * Finds and assigns all matches in one transaction.
   * @throws ProblemError conflict if the number of matches differs from the one the admin saw; not_found for the
   * preparer
   */
  async bulkAssignMatching(actor: Actor, wanted: BulkAssignMatching): Promise<BulkAssigned> {
    const { status, current_preparer_id, from, to, expected_count, preparer_id } = wanted;
    const found = await this.found(wanted.search);
    return this.database.transaction(async (transaction) => {
      const period = { ...(from ? { from } : {}), ...(to ? { to } : {}) };
      const request = { status, ...(current_preparer_id ? { preparer_id: current_preparer_id } : {}), ...period };
      const most = assignmentLimits.bulkMax + 1;
      const client_ids = await this.clients.findIds(transaction, ReadableClients.of(actor), request, { found, most });
      assertExpected(client_ids.length, expected_count);
      // Treat a client who was assigned between the search and the lock as a conflict, so that no preparer loses a
      // client.
      const expected = status === 'unassigned' ? { expected_preparer_id: null } : {};
      return this.assignments.bulkAssignIn(transaction, actor, { client_ids, preparer_id, ...expected });
    });
  }

  private async found(search?: string | null): Promise<ClientFilter | undefined> {
    return search?.trim() ? this.clientSearch.find(search) : undefined;
  }
}

function assertExpected(now: number, expected: number): void {
  const { bulkMax: max } = assignmentLimits;
  if (now > max) throw new ProblemError('conflict', message('adminClients.tooMany', { max }));
  if (now !== expected) throw new ProblemError('conflict', message('adminClients.matchChanged', { now, expected }));
}
