import { Injectable } from '@nestjs/common';
import { message } from '@portal/domain/i18n/message';
import type {
  AcceptRequest,
  ClientRequestItem,
  ClientRequestList,
  LinkDocument,
  RejectRequest,
  WaiveRequest,
} from '@portal/domain/requests/client-requests.dto';
import type {} from '@portal/domain/requests/document-requests.messages';
import { DataSource, type EntityManager } from 'typeorm';
import { assignedClientId, type ReadableClientId } from '@portal/bff-access/client-access';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import type { Actor } from '@portal/bff-platform/request/actor';
import { requestedTaxYear } from '@portal/bff-platform/request/request-context';
import { fieldProblem } from './field-problem';
import { ItemFilesRepository } from './item-files.repository';
import { ItemFilesService } from './item-files.service';
import { ItemMoves, type LockedItem } from './item-moves';
import { countOpen, presentClientItem, presentFile, presentSituations } from './request-item.presenter';
import { RequestReader } from './request-reader';

/** What a preparer decides about the documents of an assigned client. */
@Injectable()
export class ClientRequestsService {
  constructor(
    private readonly database: DataSource,
    private readonly reader: RequestReader,
    private readonly files: ItemFilesRepository,
    private readonly sent: ItemFilesService,
    private readonly moves: ItemMoves,
    private readonly audit: AuditService,
  ) {}

  /** @throws ProblemError not_found for a client who is not assigned to the preparer */
  async list(actor: Actor, clientId: string): Promise<ClientRequestList> {
    const client = await this.clientOf(actor, clientId);
    await this.audit.record({ action: 'documents.list', actor, object_type: 'client', object_id: client });
    const tax_year = requestedTaxYear();
    const [found, unsorted] = await Promise.all([
      this.reader.list(client, tax_year),
      this.files.listUnsorted(client, tax_year),
    ]);
    const open = countOpen(found?.rows ?? []);
    return {
      has_return: found !== undefined,
      items: found ? found.rows.map((row) => presentClientItem(row, found.context, found.cipher)) : [],
      unsorted: unsorted.map(presentFile),
      situations: found ? presentSituations(found.situations, found.cipher) : { version: 0 },
      open_for_client: open.forClient,
      open_for_office: open.forOffice,
      sent_back: found?.rows.filter(({ state }) => state === 'rejected').length ?? 0,
    };
  }

  /** Accepts files or an explanation; one that the document comes later is accepted by waiting for it. */
  accept(actor: Actor, clientId: string, id: string, { version }: AcceptRequest): Promise<ClientRequestItem> {
    return this.decide(actor, clientId, { id, version }, async (transaction, locked) => {
      const { state, explain_kind } = locked.item;
      const isAwaited = state === 'explained' && explain_kind === 'comes_later';
      const move = isAwaited
        ? ({ event: 'await', what: 'awaited' } as const)
        : ({ event: 'accept', what: 'accepted' } as const);
      await this.moves.move(transaction, actor, locked, {
        ...move,
        action: 'request.accept',
        change: decidedBy(actor),
      });
    });
  }

  /** @throws ProblemError invalid_input for `other` without a text, or for files of another item */
  async reject(actor: Actor, clientId: string, id: string, body: RejectRequest): Promise<ClientRequestItem> {
    const { version, reason, documents } = body;
    const text = body.text?.trim() || null;
    if (reason === 'other' && !text) throw fieldProblem('text', message('documentRequests.needsText'));
    const client = await this.clientOf(actor, clientId);
    const cipher = await this.reader.cipherOf(client);
    return this.decide(actor, client, { id, version }, async (transaction, locked) => {
      await this.moves.move(transaction, actor, locked, {
        ...{ event: 'reject', what: 'rejected', reason, action: 'request.reject' },
        change: { ...decidedBy(actor), reject_reason: reason, reject_text: cipher.encrypt('reject_text', id, text) },
      });
      const rejected = await this.files.reject(transaction, id, documents);
      if (documents && rejected !== new Set(documents).size)
        throw fieldProblem('documents', message('documentRequests.noSuchFile'));
    });
  }

  waive(actor: Actor, clientId: string, id: string, { version, reason }: WaiveRequest): Promise<ClientRequestItem> {
    return this.decide(actor, clientId, { id, version }, async (transaction, locked) => {
      const move = { event: 'waive', what: 'waived', reason, action: 'request.waive' } as const;
      await this.moves.move(transaction, actor, locked, { ...move, change: decidedBy(actor) });
    });
  }

  /** @throws ProblemError not_found for an item or a file that is not this client's */
  async link(actor: Actor, clientId: string, item_id: string, { document_id }: LinkDocument) {
    const client = await this.clientOf(actor, clientId);
    await this.database.transaction((transaction) =>
      this.sent.send(transaction, actor, { client, item_id, document_id }),
    );
    return this.read(client, item_id);
  }

  async unlink(actor: Actor, clientId: string, item_id: string, document_id: string): Promise<ClientRequestItem> {
    const client = await this.clientOf(actor, clientId);
    await this.database.transaction((transaction) =>
      this.sent.takeAway(transaction, actor, { client, item_id, document_id }),
    );
    return this.read(client, item_id);
  }

  /** @throws ProblemError not_found; stale_version with the current version; wrong_state */
  private async decide(
    actor: Actor,
    clientId: string,
    { id, version }: { id: string; version: number },
    work: (transaction: EntityManager, locked: LockedItem) => Promise<void>,
  ): Promise<ClientRequestItem> {
    const client = await this.clientOf(actor, clientId);
    await this.database.transaction(async (transaction) => {
      const locked = await this.moves.lock(transaction, client, id, { version });
      await work(transaction, locked);
      await this.moves.settle(transaction, actor, locked);
    });
    return this.read(client, id);
  }

  private async read(client: ReadableClientId, id: string): Promise<ClientRequestItem> {
    const { row, context, cipher } = await this.reader.read(client, id);
    return presentClientItem(row, context, cipher);
  }

  private clientOf(actor: Actor, clientId: string): Promise<ReadableClientId> {
    return assignedClientId(this.database.manager, actor, clientId);
  }
}

const decidedBy = ({ id }: Actor) => ({ decided_by: id, decided_at: () => 'now()' });
