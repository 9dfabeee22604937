import { Injectable } from '@nestjs/common';
import type {
  ClientDetail,
  ClientNeighbors,
  ClientQuery,
  ClientRow,
  ClientTotals,
} from '@portal/domain/clients/clients.dto';
import { preferencesLimits } from '@portal/domain/preferences/preferences.limits';
import { DataSource } from 'typeorm';
import { assignedClientId, ReadableClients } from '@portal/bff-access/client-access';
import type { Page, PageRequest } from '@portal/bff-platform/database/pagination';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { ProblemError } from '@portal/bff-platform/problem.error';
import type { Actor } from '@portal/bff-platform/request/actor';
import { ClientPreferencesService } from '@portal/bff-office/preferences/client-preferences.service';
import { presentClient, presentClientDetail } from './client.presenter';
import { ClientsRepository } from './clients.repository';

/** Reads the clients currently assigned to a preparer. */
@Injectable()
export class ClientsService {
  constructor(
    private readonly database: DataSource,
    private readonly clients: ClientsRepository,
    private readonly preferences: ClientPreferencesService,
    private readonly audit: AuditService,
  ) {}

  async list(actor: Actor, request: ClientQuery & PageRequest): Promise<Page<ClientRow>> {
    return (await this.clients.list(ReadableClients.of(actor), actor, request)).map(presentClient);
  }

  totals(actor: Actor): Promise<ClientTotals> {
    return this.clients.totals(ReadableClients.of(actor), actor);
  }

  /** @throws ProblemError not_found for a client who is not assigned to the preparer */
  async detail(actor: Actor, clientId: string): Promise<ClientDetail> {
    const client = await assignedClientId(this.database.manager, actor, clientId);
    const facts = await this.clients.find(client, actor);
    if (!facts) throw new ProblemError('not_found');
    await this.audit.record({ action: 'client.view', actor, object_type: 'client', object_id: client });
    const { items } = await this.preferences.list(client, { limit: preferencesLimits.shown, uncounted: true });
    return presentClientDetail(facts, [...items]);
  }

  /** @throws ProblemError not_found for a client who is not assigned to the preparer */
  async neighbors(actor: Actor, clientId: string, request: ClientQuery): Promise<ClientNeighbors> {
    const client = await assignedClientId(this.database.manager, actor, clientId);
    return this.clients.neighbors(ReadableClients.of(actor), actor, client, request);
  }
}
