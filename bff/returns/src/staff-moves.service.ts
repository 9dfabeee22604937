import { Injectable } from '@nestjs/common';
import { fullName } from '@portal/domain/account/person-name';
import { message } from '@portal/domain/i18n/message';
import type { Filing, FilingsBody } from '@portal/domain/returns/filings.dto';
import { awaitsReviewer, edgesFor, edgeTo } from '@portal/domain/returns/return-edges';
import { isResting, type ReturnState } from '@portal/domain/returns/return-states';
import type { NoteBody } from '@portal/domain/returns/note.dto';
import type { MoveReturn, ReturnDetail } from '@portal/domain/returns/returns.dto';
import { DataSource, type EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { assignedClientId, type ReadableClientId } from '@portal/bff-access/client-access';
import { MessagesService } from '@portal/bff-messages/messages/messages.service';
import { SiteService } from '@portal/bff-office/site/site.service';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { ProblemError } from '@portal/bff-platform/problem.error';
import type { Actor } from '@portal/bff-platform/request/actor';
import { requestedTaxYear } from '@portal/bff-platform/request/request-context';
import { Seasons } from '@portal/bff-platform/seasons/seasons';
import { filingRows } from './filing-rows';
import { assertExplained, assertNeeds, missing } from './move-needs';
import { ReturnEncryption, type ReturnCipher } from './return.cipher';
import type { TaxReturnEntity } from './return.entity';
import { ReturnStatusService } from './return-status.service';
import { ReturnsRepository } from './returns.repository';
import { ReturnsService, wrongState } from './returns.service';

/** Whose return, and of which year. */
export interface Which {
  client: ReadableClientId;
  tax_year: number;
  /** Set if the request names the return, which another one of the year may have followed. */
  id?: string;
}

type Words = Pick<MoveReturn, 'to' | 'question' | 'message'>;

/** States in which what was sent to the authorities can be recorded. */
const filing: readonly ReturnState[] = ['ready_to_file', 'filed', 'rejected'];

/** What people of the office do with a client's return. */
@Injectable()
export class StaffMovesService {
  constructor(
    private readonly database: DataSource,
    private readonly returns: ReturnsRepository,
    private readonly status: ReturnStatusService,
    private readonly moves: ReturnsService,
    private readonly encryption: ReturnEncryption,
    private readonly messages: MessagesService,
    private readonly audit: AuditService,
    private readonly seasons: Seasons,
    private readonly site: SiteService,
  ) {}

  /** @throws ProblemError not_found; wrong_state with the state that is there; stale_version; invalid_input */
  async moveOfClient(actor: Actor, clientId: string, body: MoveReturn): Promise<ReturnDetail> {
    const client = await assignedClientId(this.database.manager, actor, clientId);
    return this.moveReturn(actor, { client, tax_year: requestedTaxYear() }, body);
  }

  /** Like `moveOfClient`, for an admin and any client. */
  async moveAny(actor: Actor, id: string, body: MoveReturn): Promise<ReturnDetail> {
    const { client, row } = await this.status.findAny(actor, id);
    return this.moveReturn(actor, { client, tax_year: row.tax_year, id }, body);
  }

  /** @param body without `version`, the move is made from wherever the return is */
  async moveReturn(
    actor: Actor,
    which: Which,
    body: Omit<MoveReturn, 'version'> & { version?: number },
  ): Promise<ReturnDetail> {
    const { to, version, reason_kind, note } = body;
    const [cipher, write, { requiresReview }] = await Promise.all([
      this.encryption.forClient(which.client),
      this.prepareMessage(actor, which.client, body),
      this.site.rules(),
    ]);
    const moved = await this.change(actor, which, async (transaction, row) => {
      const awaits_reviewer = requiresReview && awaitsReviewer(row, actor.id);
      const mover = actor.role === 'admin' ? 'admin' : 'staff';
      const edge = edgesFor({ ...row, awaits_reviewer }, mover).find((one) => one.to === to);
      if (!edge && awaits_reviewer && edgeTo(row, to)) throw missing('to', message('returns.needsReviewer'));
      if (!edge) throw wrongState(row);
      assertVersion(row, version);
      if (to === 'preparing' && !(await this.returns.hasPreparer(transaction, row.client_id))) throw missing('to');
      const filings = body.filings ?? (await this.filingsOf(transaction, row, cipher));
      const { open_for_client: open } = await this.returns.openItems(row, transaction);
      assertNeeds(edge, body, { filings, open });
      if (body.filings && edge.needs)
        await this.returns.replaceFilings(transaction, row, filingRows(row, filings, cipher));
      const sent = await write?.(transaction);
      const id = uuidv7();
      const written = note?.trim() ? cipher.encrypt('return_transitions', id, note.trim()) : null;
      const move = { id, to, cause: 'person', note: written, message_id: sent?.id ?? null } as const;
      const reason = edge.needs === 'reason' ? { reason_kind } : {};
      const next = await this.moves.move(transaction, actor, row, { ...move, ...reason });
      return isResting(row.state) ? this.moves.resumed(transaction, actor, next) : next;
    });
    return this.status.detail(actor, which.client, moved);
  }

  /** @throws ProblemError not_found */
  async addNote(actor: Actor, clientId: string, body: NoteBody): Promise<ReturnDetail> {
    const client = await assignedClientId(this.database.manager, actor, clientId);
    return this.write(actor, { client, tax_year: requestedTaxYear() }, body);
  }

  /** Like `addNote`, for an admin and any client. @throws ProblemError not_found */
  async addNoteToAny(actor: Actor, id: string, body: NoteBody): Promise<ReturnDetail> {
    const { client, row } = await this.status.findAny(actor, id);
    return this.write(actor, { client, tax_year: row.tax_year, id }, body);
  }

  private async write(actor: Actor, which: Which, { text }: NoteBody): Promise<ReturnDetail> {
    const { client } = which;
    const cipher = await this.encryption.forClient(client);
    const row = await this.change(actor, which, async (transaction, found) => {
      const id = uuidv7();
      await this.returns.insertNote(transaction, {
        ...{ id, return_id: found.id, client_id: client, author_id: actor.id, author_name: fullName(actor) },
        text: cipher.encrypt('return_notes', id, text),
      });
      await this.record(transaction, actor, found, 'return.note');
      return found;
    });
    return this.status.detail(actor, client, row);
  }

  /** @throws ProblemError not_found; invalid_input; wrong_state; stale_version */
  async recordFilings(actor: Actor, clientId: string, { version, filings }: FilingsBody): Promise<ReturnDetail> {
    const client = await assignedClientId(this.database.manager, actor, clientId);
    assertExplained(filings);
    const cipher = await this.encryption.forClient(client);
    const row = await this.change(actor, { client, tax_year: requestedTaxYear() }, async (transaction, found) => {
      if (!filing.includes(found.state)) throw wrongState(found);
      assertVersion(found, version);
      await this.returns.replaceFilings(transaction, found, filingRows(found, filings, cipher));
      const changed = await this.returns.update(transaction, found, { updated_at: () => 'now()' });
      await this.record(transaction, actor, found, 'return.file');
      return changed ?? found;
    });
    return this.status.detail(actor, client, row);
  }

  /** Locks the client and the newest return of the year, which must be open. @throws ProblemError wrong_state for an earlier one */
  change(
    actor: Actor,
    { client, tax_year, id }: Which,
    work: (transaction: EntityManager, row: TaxReturnEntity) => Promise<TaxReturnEntity>,
  ): Promise<TaxReturnEntity> {
    this.seasons.assertOpen(tax_year);
    return this.database.transaction(async (transaction) => {
      const found = await this.returns.lockClient(transaction, client);
      // A preparer may have lost the client since the check before the transaction.
      if (actor.role === 'preparer') await assignedClientId(transaction, actor, client);
      const row = found && (await this.returns.lock(transaction, client, tax_year));
      if (!row) throw new ProblemError('not_found');
      if (id !== undefined && id !== row.id) throw wrongState(row);
      return work(transaction, row);
    });
  }

  /** What the client reads with the move is stored in its transaction: neither happens without the other. */
  private async prepareMessage(actor: Actor, client: ReadableClientId, { to, question, message: said }: Words) {
    const content = (to === 'info_needed' ? question : said)?.trim();
    return content ? this.messages.prepare(actor, { recipient_id: client, content }) : undefined;
  }

  private async filingsOf(transaction: EntityManager, row: TaxReturnEntity, cipher: ReturnCipher): Promise<Filing[]> {
    const rows = await this.returns.filings(row.client_id, [row.id], transaction);
    return rows.map((one) => ({ ...one, words: cipher.decrypt('filings', one.id, one.words) }));
  }

  private record(
    transaction: EntityManager,
    actor: Actor,
    { id, client_id }: TaxReturnEntity,
    action: 'return.note' | 'return.file',
  ): Promise<void> {
    const about = { object_type: 'tax_return', object_id: id, details: { client_id } };
    return this.audit.record({ action, actor, ...about }, transaction);
  }
}

/** @throws ProblemError stale_version with the current version */
export function assertVersion(row: TaxReturnEntity, version: number | undefined): void {
  if (version === undefined || version === row.version) return;
  throw new ProblemError('stale_version', message('returns.wrongState'), { version: row.version });
}
