import { Injectable } from '@nestjs/common';
import { fullName } from '@portal/domain/account/person-name';
import { fixedReasons } from '@portal/domain/assignments/assignments.limits';
import type { Lead } from '@portal/domain/preferences/leads.dto';
import type {} from '@portal/domain/preferences/leads.messages';
import { message } from '@portal/domain/i18n/message';
import { AssignmentsService } from '../../modules/assignments/assignments.service';
import { MessagesService } from '../../modules/messages/messages.service';
import { AdminPreparersService } from '../../modules/preparers/admin-preparers.service';
import { LeadsService } from '../../modules/preferences/leads.service';
import { ProblemError } from '../../platform/problem.error';
import { requestTranslate } from '../../platform/messages/translate';
import type { Actor } from '../../platform/request/actor';

/** Where those who asked meet those who look after them. */
@Injectable()
export class LeadsFacade {
  constructor(
    private readonly leads: LeadsService,
    private readonly assignments: AssignmentsService,
    private readonly messages: MessagesService,
    private readonly preparers: AdminPreparersService,
  ) {}

  /**
   * Who has an account by now gets a preparer as any client does. What they wrote before they had one, and how to reach whoever has
   * none, the preparer is told in a message: nowhere else would they see it.
   * @throws ProblemError not_found
   */
  async assign(actor: Actor, id: string, preparer_id: string): Promise<Lead> {
    const lead = await this.leads.read(id);
    const { status } = await this.preparers.read(preparer_id);
    if (status !== 'active') throw new ProblemError('not_found', message('assignments.noSuchPreparer'));
    if (lead.client_id) {
      await this.assignments.reassign(actor, { client_id: lead.client_id, preparer_id, reason: fixedReasons.lead });
    }
    if (!lead.client_id || lead.special_circumstances || lead.questions)
      await this.messages.send(actor, { recipient_id: preparer_id, content: handoverOf(lead) });
    await this.leads.assign(actor, id, preparer_id);
    return this.leads.read(id);
  }
}

function handoverOf(lead: Lead): string {
  const t = requestTranslate();
  const name = fullName(lead) || t('leads.unnamed');
  const contact = [lead.phone, lead.email].filter(Boolean).join(', ') || '–';
  const texts = [lead.special_circumstances, lead.questions].filter(Boolean);
  return [t(lead.urgent ? 'leads.urgentHandover' : 'leads.handover', { name, contact }), ...texts].join('\n\n');
}
