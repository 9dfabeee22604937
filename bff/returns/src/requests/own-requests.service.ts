import { Injectable } from '@nestjs/common';
import { message } from '@portal/domain/i18n/message';
import type {
  ExplainBody,
  ItemVersion,
  RequestItem,
  RequestList,
  SituationsBody,
} from '@portal/domain/requests/document-requests.dto';
import type {} from '@portal/domain/requests/document-requests.messages';
import { dateIn } from '@portal/domain/returns/business-days';
import { DataSource } from 'typeorm';
import { ownClientId, type ReadableClientId } from '@portal/bff-access/client-access';
import { SiteService } from '@portal/bff-office/site/site.service';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { ProblemError } from '@portal/bff-platform/problem.error';
import type { Actor } from '@portal/bff-platform/request/actor';
import { requestedTaxYear } from '@portal/bff-platform/request/request-context';
import { Seasons } from '@portal/bff-platform/seasons/seasons';
import { ReturnsRepository } from '../returns.repository';
import { ReturnsService } from '../returns.service';
import { fieldProblem } from './field-problem';
import { ItemMoves } from './item-moves';
import { ItemRegeneration } from './item-regeneration';
import { countOpen, presentItem, presentSituations } from './request-item.presenter';
import { RequestItemsRepository } from './request-items.repository';
import { RequestReader } from './request-reader';

/** What a client's own return needs: answers, explanations and the list itself. */
@Injectable()
export class OwnRequestsService {
  constructor(
    private readonly database: DataSource,
    private readonly returns: ReturnsRepository,
    private readonly status: ReturnsService,
    private readonly items: RequestItemsRepository,
    private readonly reader: RequestReader,
    private readonly moves: ItemMoves,
    private readonly regeneration: ItemRegeneration,
    private readonly audit: AuditService,
    private readonly seasons: Seasons,
    private readonly site: SiteService,
  ) {}

  async list(actor: Actor): Promise<RequestList> {
    const found = await this.reader.list(ownClientId(actor), requestedTaxYear());
    if (!found) return { has_return: false, items: [], situations: { version: 0 }, open_for_you: 0, open_for_us: 0 };
    const { rows, situations, context, cipher } = found;
    const open = countOpen(rows);
    return {
      has_return: true,
      items: rows.map((row) => presentItem(row, context, cipher)),
      situations: presentSituations(situations, cipher),
      open_for_you: open.forClient,
      open_for_us: open.forOffice,
    };
  }

  /** @throws ProblemError stale_version with the current version; conflict without a tax form for that year */
  async saveSituations(actor: Actor, { version, ...answers }: SituationsBody): Promise<RequestList> {
    const client = ownClientId(actor);
    const tax_year = requestedTaxYear();
    this.seasons.assertOpen(tax_year);
    const cipher = await this.reader.cipherOf(client);
    await this.database.transaction(async (transaction) => {
      await this.returns.lockClient(transaction, client);
      const row = await this.returns.lock(transaction, client, tax_year);
      if (!row) throw new ProblemError('conflict', message('documentRequests.needsReturn'));
      const encrypted = cipher.encryptSituations(row.id, answers);
      const about = { return_id: row.id, client_id: client, answers: encrypted, version };
      if (!(await this.items.saveSituations(transaction, about))) {
        const stored = await this.items.situations(row, transaction);
        const current = { version: stored?.version ?? 0 };
        throw new ProblemError('stale_version', message('documentRequests.staleSituations'), current);
      }
      await this.regeneration.run(transaction, { actor, client, tax_year, cipher: cipher.owner });
      const what = { object_type: 'tax_return', object_id: row.id };
      await this.audit.record({ action: 'request.answer', actor, ...what }, transaction);
      await this.status.reevaluate(transaction, actor, client, tax_year, 'items');
    });
    return this.list(actor);
  }

  /** @throws ProblemError not_found; stale_version; wrong_state; invalid_input for `comes_later` without a later date */
  async explain(actor: Actor, id: string, { kind, text, comes_on, version }: ExplainBody): Promise<RequestItem> {
    const client = ownClientId(actor);
    if (kind === 'comes_later') await this.assertComesLater(comes_on);
    const cipher = await this.reader.cipherOf(client);
    await this.database.transaction(async (transaction) => {
      const locked = await this.moves.lock(transaction, client, id, { version });
      await this.moves.move(transaction, actor, locked, {
        ...{ event: 'explain', what: 'explained', reason: kind, action: 'request.explain' },
        change: {
          explain_kind: kind,
          explain_text: cipher.encrypt('explain_text', id, text?.trim() || null),
          comes_on: kind === 'comes_later' ? (comes_on ?? null) : null,
        },
      });
      await this.moves.settle(transaction, actor, locked);
    });
    return this.read(client, id);
  }

  /** @throws ProblemError not_found; stale_version; wrong_state */
  async reopen(actor: Actor, id: string, { version }: ItemVersion): Promise<RequestItem> {
    const client = ownClientId(actor);
    await this.database.transaction(async (transaction) => {
      const locked = await this.moves.lock(transaction, client, id, { version });
      await this.moves.move(transaction, actor, locked, {
        ...{ event: 'reopen', what: 'reopened', action: 'request.reopen' },
        change: { explain_kind: null, explain_text: null, comes_on: null },
      });
      await this.moves.settle(transaction, actor, locked);
    });
    return this.read(client, id);
  }

  /** @throws ProblemError invalid_input unless the date is after today in the office */
  private async assertComesLater(comes_on: string | null | undefined): Promise<void> {
    if (!comes_on) throw fieldProblem('comes_on', message('documentRequests.needsDate'));
    if (comes_on <= dateIn(await this.site.timeZone(), new Date()))
      throw fieldProblem('comes_on', message('documentRequests.needsLaterDate'));
  }

  private async read(client: ReadableClientId, id: string): Promise<RequestItem> {
    const { row, context, cipher } = await this.reader.read(client, id);
    return presentItem(row, context, cipher);
  }
}
