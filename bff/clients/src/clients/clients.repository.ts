import { Injectable } from '@nestjs/common';
import type { FormState } from '@portal/domain/clients/client-list';
import type { ClientNeighbors, ClientQuery, ClientTotals } from '@portal/domain/clients/clients.dto';
import type { DocumentType } from '@portal/domain/documents/document-types';
import { DataSource } from 'typeorm';
import type { ReadableClientId, ReadableClients } from '@portal/bff-access/client-access';
import { UserEntity } from '@portal/bff-access/auth/accounts/user.entity';
import { findNeighbors, paginateIds, type Page, type PageRequest } from '@portal/bff-platform/database/pagination';
import { PlainQuery } from '@portal/bff-platform/database/plain-query';
import type { Actor } from '@portal/bff-platform/request/actor';
import { IntakeEntity } from '@portal/bff-tax-forms/intakes/intake.entity';
import { ScheduleCEntity } from '@portal/bff-tax-forms/schedule-c/schedule-c.entity';
import {
  filters,
  openItems,
  orders,
  listParameters,
  papersOf,
  stepsDone,
  unreadFrom,
  waitingSince,
  waivedTypes,
} from './client-list.sql';
import { formStateOf } from './form-state';

const accountColumns = ['id', 'first_name', 'last_name', 'email', 'phone', 'created_at'] as const;

/** A client with everything the list shows, in one row. */
export interface ClientFacts extends Pick<UserEntity, (typeof accountColumns)[number]> {
  documents_count: number;
  document_types: DocumentType[] | null;
  waived_types: DocumentType[] | null;
  intake_state: FormState;
  schedule_c_state: FormState;
  unread_messages: number;
  last_activity_at: Date | null;
  waiting_since: Date | null;
  open_for_client: number;
  open_for_office: number;
}

const lastMessage = `(SELECT thread.last_at FROM message_threads thread
  WHERE thread.person_id = :reader AND thread.other_id = client.id)`;

// `position` instead of LIKE, so that wildcards in the search are literal.
const searched = `position(lower(:search) in
  lower(concat_ws(' ', client.first_name, client.last_name, client.email, client.phone, client.id))) > 0`;

/** A preparer's clients, each with all their counts. */
@Injectable()
export class ClientsRepository {
  constructor(private readonly database: DataSource) {}

  /** @param reader person whose unread messages are counted */
  list(clients: ReadableClients, reader: Actor, request: ClientQuery & PageRequest): Promise<Page<ClientFacts>> {
    const found = this.narrowed(clients, reader, request);
    const count = async () => ({ total: await found.count() });
    return paginateIds(found, this.facts(reader), orders[request.sort ?? 'name'], request, count);
  }

  /** @param id client, who need not match the request's filters */
  neighbors(
    clients: ReadableClients,
    reader: Actor,
    id: ReadableClientId,
    request: ClientQuery,
  ): Promise<ClientNeighbors> {
    return findNeighbors(this.narrowed(clients, reader, request), orders[request.sort ?? 'name'], id);
  }

  find(id: ReadableClientId, reader: Actor): Promise<ClientFacts | undefined> {
    return this.facts(reader).where('client.id = :id', { id }).getOne();
  }

  async totals(clients: ReadableClients, reader: Actor): Promise<ClientTotals> {
    const { builder } = clients.restrictFirst(this.accounts(), 'client.id');
    const each = builder
      .select(`(SELECT count(*) ${papersOf})`, 'documents')
      .addSelect(stepsDone('client'), 'done')
      .addSelect(unreadFrom('client'), 'unread')
      .setParameter('reader', reader.id);
    const totals = await this.database.manager
      .createQueryBuilder()
      .select('count(*)', 'clients')
      .addSelect('count(*) FILTER (WHERE documents > 0)', 'active')
      .addSelect('count(*) FILTER (WHERE done = :steps)', 'complete')
      .addSelect('count(*) FILTER (WHERE documents = 0)', 'without_documents')
      .addSelect('coalesce(sum(documents), 0)::int', 'documents')
      .addSelect('coalesce(sum(unread), 0)::int', 'unread_messages')
      .from(`(${each.getQuery()})`, 'each')
      .setParameters(each.getParameters())
      .getRawOne<ClientTotals>();
    if (!totals) throw new Error('A count came back without a row');
    return totals;
  }

  private narrowed(clients: ReadableClients, { id: reader }: Actor, { search, filter = 'all' }: ClientQuery) {
    const found = clients.restrictFirst(this.accounts(), 'client.id').where(filters[filter], { reader });
    return search?.trim() ? found.where(searched, { search: search.trim() }) : found;
  }

  private facts(reader: Actor): PlainQuery<ClientFacts> {
    const facts = this.accounts()
      .leftJoin(IntakeEntity, 'intake', 'intake.user_id = client.id AND intake.tax_year = :tax_year', [])
      .leftJoin(ScheduleCEntity, 'business', 'business.user_id = client.id AND business.tax_year = :tax_year', []);
    facts.builder
      .addSelect(`(SELECT count(*) ${papersOf})`, 'documents_count')
      .addSelect(`(SELECT array_agg(DISTINCT paper.document_type) ${papersOf})`, 'document_types')
      .addSelect(waivedTypes('client'), 'waived_types')
      .addSelect(formStateOf('intake'), 'intake_state')
      .addSelect(formStateOf('business'), 'schedule_c_state')
      .addSelect(unreadFrom('client'), 'unread_messages')
      .addSelect(waitingSince('client'), 'waiting_since')
      .addSelect(openItems('client', 'client'), 'open_for_client')
      .addSelect(openItems('client', 'office'), 'open_for_office')
      .addSelect(
        `greatest((SELECT max(paper.uploaded_at) ${papersOf}), intake.updated_at, business.updated_at, ${lastMessage})`,
        'last_activity_at',
      )
      .setParameter('reader', reader.id);
    return facts as unknown as PlainQuery<ClientFacts>;
  }

  private accounts() {
    const accounts = PlainQuery.from(this.database.manager, UserEntity, 'client', accountColumns);
    return accounts.where('client.deleted_at IS NULL', listParameters());
  }
}
