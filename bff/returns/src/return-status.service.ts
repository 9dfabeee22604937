import { Injectable } from '@nestjs/common';
import { awaitsReviewer } from '@portal/domain/returns/return-edges';
import type { ReturnDetail, ReturnStatus } from '@portal/domain/returns/returns.dto';
import { DataSource } from 'typeorm';
import { anyClientId, assignedClientId, ownClientId, type ReadableClientId } from '@portal/bff-access/client-access';
import { SiteService } from '@portal/bff-office/site/site.service';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { ProblemError } from '@portal/bff-platform/problem.error';
import type { Actor } from '@portal/bff-platform/request/actor';
import { requestedTaxYear } from '@portal/bff-platform/request/request-context';
import { ReturnEncryption } from './return.cipher';
import type { TaxReturnEntity } from './return.entity';
import { presentDetail, presentStatus, type StoredStatus } from './return.presenter';
import { ReturnsRepository } from './returns.repository';

/** Reads the status of one return. */
@Injectable()
export class ReturnStatusService {
  constructor(
    private readonly database: DataSource,
    private readonly returns: ReturnsRepository,
    private readonly encryption: ReturnEncryption,
    private readonly audit: AuditService,
    private readonly site: SiteService,
  ) {}

  async mine(actor: Actor): Promise<ReturnStatus | null> {
    const client = ownClientId(actor);
    const row = await this.returns.find(client, requestedTaxYear());
    if (!row) return null;
    const [status, cipher] = await Promise.all([this.statusOf(row), this.encryption.forClient(client)]);
    return presentStatus(status, cipher);
  }

  /** @throws ProblemError not_found for a client who is not assigned to the preparer */
  async ofClient(actor: Actor, clientId: string): Promise<ReturnDetail | null> {
    return this.view(actor, await assignedClientId(this.database.manager, actor, clientId));
  }

  /** Like `ofClient`, for an admin and any client. @throws ProblemError not_found */
  async ofAnyClient(actor: Actor, clientId: string): Promise<ReturnDetail | null> {
    return this.view(actor, await anyClientId(this.database.manager, actor, clientId));
  }

  /** Reads the newest return of the client and year to which this one belongs. @throws ProblemError not_found */
  async read(actor: Actor, id: string): Promise<ReturnDetail> {
    const { client, row } = await this.findAny(actor, id);
    await this.audit.record({ action: 'return.view', actor, object_type: 'client', object_id: client });
    return this.detail(actor, client, row.newest ? row : ((await this.returns.find(client, row.tax_year)) ?? row));
  }

  /** Finds the return of any client, for an admin. @throws ProblemError not_found */
  async findAny(actor: Actor, id: string): Promise<{ client: ReadableClientId; row: TaxReturnEntity }> {
    const row = await this.returns.findById(id);
    if (!row) throw new ProblemError('not_found');
    return { client: await anyClientId(this.database.manager, actor, row.client_id), row };
  }

  /** @param actor the reader */
  async detail(actor: Actor, client: ReadableClientId, row: TaxReturnEntity): Promise<ReturnDetail> {
    const [status, { requiresReview, timeZone }, cipher] = await Promise.all([
      this.statusOf(row),
      this.site.rules(),
      this.encryption.forClient(client),
    ]);
    const ids = [row, ...status.earlier.map((one) => one.row)].map(({ id }) => id);
    const [transitions, notes] = await Promise.all([
      this.returns.transitions(client, ids),
      this.returns.notes(client, ids),
    ]);
    const awaits_reviewer = requiresReview && awaitsReviewer(row, actor.id);
    return presentDetail(status, { transitions, notes, awaits_reviewer, time_zone: timeZone }, cipher);
  }

  private async view(actor: Actor, client: ReadableClientId): Promise<ReturnDetail | null> {
    await this.audit.record({ action: 'return.view', actor, object_type: 'client', object_id: client });
    const row = await this.returns.find(client, requestedTaxYear());
    return row && this.detail(actor, client, row);
  }

  private async statusOf(row: TaxReturnEntity): Promise<StoredStatus> {
    const [preparer_name, items, reached, filings, earlier] = await Promise.all([
      this.returns.preparerName(row.client_id),
      this.returns.openItems(row),
      this.returns.reached(row),
      this.returns.filings(row.client_id, [row.id]),
      this.earlierThan(row),
    ]);
    const next = items.awaited > 0 ? await this.returns.nextAwaited(row) : null;
    return { row, preparer_name, items, next, reached, filings, earlier };
  }

  private async earlierThan(row: TaxReturnEntity): Promise<StoredStatus['earlier']> {
    const rows = await this.returns.earlier(row);
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const filings = await this.returns.filings(row.client_id, ids);
    return rows.map((one) => ({ row: one, filings: filings.filter(({ return_id }) => return_id === one.id) }));
  }
}
