import { Injectable } from '@nestjs/common';
import { fullName } from '@portal/domain/account/person-name';
import { fixedReasons } from '@portal/domain/assignments/assignments.limits';
import type { Lead } from '@portal/domain/preferences/leads.dto';
import type {} from '@portal/domain/preferences/leads.messages';
import { DataSource, type EntityManager } from 'typeorm';
import { AssignmentsService } from '@portal/bff-office/assignments/assignments.service';
import { MessagesService } from '@portal/bff-messages/messages/messages.service';
import { LeadsService } from '@portal/bff-office/preferences/leads.service';
import { requestTranslate } from '@portal/bff-platform/messages/translate';
import type { Actor } from '@portal/bff-platform/request/actor';

/** Hands leads over to preparers. */
@Injectable()
export class LeadsFacade {
  constructor(
    private readonly database: DataSource,
    private readonly leads: LeadsService,
    private readonly assignments: AssignmentsService,
    private readonly messages: MessagesService,
  ) {}

  /**
   * Hands a lead over in one transaction. A lead with an account is assigned to the preparer; for a lead without one,
   * the preparer only has to contact them. The preparer receives a message with the lead's earlier preferences and, for
   * a lead without an account, the contact details, which are shown nowhere else. Idempotent for the same preparer.
   * @throws ProblemError not_found
   */
  async assign(actor: Actor, id: string, preparer_id: string): Promise<Lead> {
    const lead = await this.leads.read(id);
    const hasWords = Boolean(lead.special_circumstances || lead.questions);
    const storeMessage = await this.messages.prepare(actor, { recipient_id: preparer_id, content: handoverOf(lead) });
    await this.database.transaction(async (transaction) => {
      const { client_id, done } = await this.leads.lock(transaction, id, preparer_id);
      if (done) return;
      if (client_id) await this.giveClient(transaction, actor, client_id, preparer_id);
      else await this.assignments.holdPreparer(transaction, preparer_id);
      if (!client_id || hasWords) await storeMessage(transaction);
      await this.leads.assign(transaction, actor, id, preparer_id);
    });
    return this.leads.read(id);
  }

  private giveClient(transaction: EntityManager, actor: Actor, client_id: string, preparer_id: string) {
    const assignment = { client_ids: [client_id], preparer_id, reason: fixedReasons.lead, via: 'admin' } as const;
    return this.assignments.assign(transaction, actor, assignment);
  }
}

function handoverOf(lead: Lead): string {
  const t = requestTranslate();
  const name = fullName(lead) || t('leads.unnamed');
  const contact = [lead.phone, lead.email].filter(Boolean).join(', ') || '–';
  const texts = [lead.special_circumstances, lead.questions].filter(Boolean);
  return [t(lead.urgent ? 'leads.urgentHandover' : 'leads.handover', { name, contact }), ...texts].join('\n\n');
}
