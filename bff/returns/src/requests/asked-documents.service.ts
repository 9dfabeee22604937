import { Injectable } from '@nestjs/common';
import { message } from '@portal/domain/i18n/message';
import type {
  AddRequest,
  ClientRequestItem,
  RemindOutcome,
  ToldClient,
} from '@portal/domain/requests/client-requests.dto';
import type {} from '@portal/domain/requests/document-requests.messages';
import { itemStateAfter } from '@portal/domain/requests/item-states';
import { requestRules } from '@portal/domain/requests/request-rules';
import { nameKey } from '@portal/domain/requests/situations';
import { dateIn } from '@portal/domain/returns/business-days';
import { DataSource, type EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { assignedClientId, type ReadableClientId } from '@portal/bff-access/client-access';
import { SiteService } from '@portal/bff-office/site/site.service';
import type { MailKind } from '@portal/bff-platform/mail/mail-kinds';
import { MailService } from '@portal/bff-platform/mail/mail.service';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { ProblemError } from '@portal/bff-platform/problem.error';
import type { Actor } from '@portal/bff-platform/request/actor';
import { requestedTaxYear } from '@portal/bff-platform/request/request-context';
import { Seasons } from '@portal/bff-platform/seasons/seasons';
import type { TaxReturnEntity } from '../return.entity';
import { ReturnsRepository, type MovedClient } from '../returns.repository';
import { fieldProblem } from './field-problem';
import { ItemMoves } from './item-moves';
import { presentClientItem } from './request-item.presenter';
import type { NewItem } from './request-items.repository';
import { RequestItemsRepository } from './request-items.repository';
import { RequestReader } from './request-reader';

type DocumentMail = Extract<MailKind, 'documents_requested' | 'documents_sent_back' | 'documents_reminder'>;

/** What became of a reminder, and how many documents are open. */
interface Reminded {
  outcome: Exclude<RemindOutcome, 'on_hold' | 'not_found'>;
  items: number;
}

const notReminded = {
  nothing_open: message('documentRequests.nothingToRemind'),
  reminded_today: message('documentRequests.remindedToday'),
  closed: message('documentRequests.closedAccount'),
} as const;

/** Asks clients for documents: new items, and the emails about them, which say only how many they are. */
@Injectable()
export class AskedDocumentsService {
  constructor(
    private readonly database: DataSource,
    private readonly returns: ReturnsRepository,
    private readonly items: RequestItemsRepository,
    private readonly reader: RequestReader,
    private readonly moves: ItemMoves,
    private readonly mails: MailService,
    private readonly audit: AuditService,
    private readonly seasons: Seasons,
    private readonly site: SiteService,
  ) {}

  /**
   * Adds an item, or asks again for one that was waived, and with `again` for any decided one.
   * @throws ProblemError not_found; invalid_input; already_exists with the id of the item; conflict without a return
   */
  async add(actor: Actor, clientId: string, body: AddRequest): Promise<ClientRequestItem> {
    const label = body.label?.trim() || null;
    if (!body.rule_key && !label && !body.again) throw fieldProblem('label', message('documentRequests.needsLabel'));
    const client = await assignedClientId(this.database.manager, actor, clientId);
    const tax_year = requestedTaxYear();
    this.seasons.assertOpen(tax_year);
    const [cipher, today] = await Promise.all([this.reader.cipherOf(client), this.today()]);
    const id = await this.database.transaction(async (transaction) => {
      const { row, account } = await this.lockReturn(transaction, client, tax_year);
      const rule = requestRules.findIndex(({ key }) => key === body.rule_key);
      const about: Omit<NewItem, 'id' | 'label'> = {
        ...{ return_id: row.id, client_id: client, rule_key: body.rule_key || null, source: 'staff', touched: true },
        instance: cipher.instanceOf(body.rule_key && label ? `name:${nameKey(label)}` : ''),
        document_type: body.document_type || requestRules[rule]?.document_type || 'other',
        required: body.required,
        due_on: body.due_on || null,
        position: rule < 0 ? lastPosition : (rule + 1) * 100 + 90,
      };
      const { item, isNew } = body.again ? { item: body.again, isNew: false } : await this.insert(transaction, about);
      const note = cipher.encrypt('note', item, body.note?.trim() || null);
      if (isNew) await this.items.update(transaction, item, { note, label: cipher.encrypt('label', item, label) });
      const locked = await this.moves.lock(transaction, client, item);
      if (locked.item.return_id !== row.id) throw new ProblemError('not_found');
      const { state } = locked.item;
      const isAgain =
        itemStateAfter(state, 'ask_again') !== undefined && (Boolean(body.again) || state === 'not_applicable');
      const deed = { what: 'requested', action: 'request.add' } as const;
      const change = { note, required: about.required, due_on: about.due_on };
      if (isNew) await this.moves.record(transaction, actor, locked, deed);
      else if (isAgain) await this.moves.move(transaction, actor, locked, { event: 'ask_again', change, ...deed });
      else throw new ProblemError('already_exists', message('documentRequests.alreadyAsked'), { id: item });
      await this.moves.settle(transaction, actor, locked);
      if (row.state !== 'intake')
        await this.mail(transaction, account, 'documents_requested', `${row.id}:${today}`, row);
      return item;
    });
    const { row, context } = await this.reader.read(client, id);
    return presentClientItem(row, context, cipher);
  }

  /** Emails the client that items were sent back. @throws ProblemError conflict if the newest was told already */
  async tell(actor: Actor, clientId: string): Promise<ToldClient> {
    const client = await assignedClientId(this.database.manager, actor, clientId);
    return this.database.transaction(async (transaction) => {
      const { row, account } = await this.lockReturn(transaction, client, requestedTaxYear());
      const newest = await this.items.newestRejection(transaction, row.id);
      const items = newest ? await this.items.countForClient(transaction, row.id, 'rejected') : 0;
      const cause = `${row.id}:${newest ?? ''}`;
      if (items === 0 || !(await this.mail(transaction, account, 'documents_sent_back', cause, row)))
        throw new ProblemError('conflict', message('documentRequests.nothingToTell'));
      await this.record(transaction, actor, client, 'request.tell');
      return { items };
    });
  }

  /**
   * Emails the client what is still open.
   * @throws ProblemError conflict if nothing is, for a second one on a day, and for a closed account
   */
  async remind(actor: Actor, clientId: string): Promise<ToldClient> {
    const client = await assignedClientId(this.database.manager, actor, clientId);
    const { outcome, items } = await this.tryReminding(actor, client, requestedTaxYear(), await this.today());
    if (outcome !== 'reminded') throw new ProblemError('conflict', notReminded[outcome]);
    return { items };
  }

  /**
   * Like `remind`, but returns why no email was sent.
   * @param today of the office, which is read before a transaction begins
   * @throws ProblemError not_found; conflict without a return
   */
  tryReminding(actor: Actor, client: ReadableClientId, tax_year: number, today: string): Promise<Reminded> {
    return this.database.transaction(async (transaction): Promise<Reminded> => {
      const { row, account } = await this.lockReturn(transaction, client, tax_year);
      const items = await this.items.countForClient(transaction, row.id, 'open');
      if (items === 0) return { outcome: 'nothing_open', items };
      if (account.status !== 'active') return { outcome: 'closed', items };
      if (!(await this.mail(transaction, account, 'documents_reminder', `${row.id}:${today}`, row)))
        return { outcome: 'reminded_today', items };
      await this.record(transaction, actor, client, 'request.remind');
      return { outcome: 'reminded', items };
    });
  }

  /** Returns the date in the office's time zone, YYYY-MM-DD. */
  async today(): Promise<string> {
    return dateIn(await this.site.timeZone(), new Date());
  }

  private record(
    transaction: EntityManager,
    actor: Actor,
    client: ReadableClientId,
    action: 'request.tell' | 'request.remind',
  ): Promise<void> {
    return this.audit.record({ action, actor, object_type: 'client', object_id: client }, transaction);
  }

  /** @returns whether the email is queued; false if one with this cause exists */
  private async mail(
    transaction: EntityManager,
    to: MovedClient,
    kind: DocumentMail,
    cause: string,
    { id }: Pick<TaxReturnEntity, 'id'>,
  ): Promise<boolean> {
    if (to.status !== 'active') return true;
    const count = await this.items.countForClient(
      transaction,
      id,
      kind === 'documents_sent_back' ? 'rejected' : 'open',
    );
    return count === 0 || this.mails.queue(transaction, { kind, cause, to, facts: { count } });
  }

  private async lockReturn(transaction: EntityManager, client: ReadableClientId, year: number) {
    const account = await this.returns.lockClient(transaction, client);
    if (!account) throw new ProblemError('not_found');
    const row = await this.returns.lock(transaction, client, year);
    if (!row) throw new ProblemError('conflict', message('documentRequests.needsReturn'));
    return { row, account };
  }

  /** Inserts the item, or finds the one of the same rule and name. */
  private async insert(transaction: EntityManager, row: Omit<NewItem, 'id' | 'label'>) {
    const id = uuidv7();
    if (await this.items.insertNew(transaction, { ...row, id, label: null })) return { item: id, isNew: true };
    const same = await this.items.findSame(transaction, row);
    return { item: same.id, isNew: false };
  }
}

/** After the items of all rules. */
const lastPosition = 9000;
