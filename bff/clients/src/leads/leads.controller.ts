import { Body, Controller, Param, Query } from '@nestjs/common';
import { AssignLead, type Lead, type LeadsQuery } from '@portal/domain/preferences/leads.dto';
import { leadEndpoints } from '@portal/domain/preferences/leads.endpoints';
import type { Page, PageRequest } from '@portal/bff-platform/database/pagination';
import { CurrentActor } from '@portal/bff-platform/http/current-actor.decorator';
import { Serves } from '@portal/bff-platform/http/serves.decorator';
import type { Actor } from '@portal/bff-platform/request/actor';
import { LeadsService } from '@portal/bff-office/preferences/leads.service';
import { LeadsFacade } from './leads.facade';

@Controller()
export class LeadsController {
  constructor(
    private readonly leads: LeadsService,
    private readonly handover: LeadsFacade,
  ) {}

  @Serves(leadEndpoints.list)
  listLeads(@Query() query: LeadsQuery & PageRequest): Promise<Page<Lead>> {
    return this.leads.list(query);
  }

  @Serves(leadEndpoints.assign)
  assignLead(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: AssignLead): Promise<Lead> {
    return this.handover.assign(actor, id, body.preparer_id);
  }
}
