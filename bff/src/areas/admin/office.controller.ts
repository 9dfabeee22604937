import { Body, Controller, Param, Query } from '@nestjs/common';
import { AssignLead, type Lead, type LeadsQuery } from '@portal/domain/preferences/leads.dto';
import { leadEndpoints } from '@portal/domain/preferences/leads.endpoints';
import { SiteSettingsBody, type SiteSettings } from '@portal/domain/site/site-settings.dto';
import { siteSettingsEndpoints } from '@portal/domain/site/site-settings.endpoints';
import type { Page, PageRequest } from '../../database/pagination';
import { CurrentActor } from '../../http/current-actor.decorator';
import { Serves } from '../../http/serves.decorator';
import { LeadsService } from '../../modules/preferences/leads.service';
import { SiteSettingsService } from '../../modules/site/site-settings.service';
import type { Actor } from '../../platform/request/actor';
import { LeadsFacade } from './leads.facade';

/** The office towards the public: what it says of itself, and who asked for it. */
@Controller()
export class OfficeController {
  constructor(
    private readonly settings: SiteSettingsService,
    private readonly leads: LeadsService,
    private readonly handover: LeadsFacade,
  ) {}

  @Serves(siteSettingsEndpoints.read)
  readSettings(): Promise<SiteSettings> {
    return this.settings.read();
  }

  @Serves(siteSettingsEndpoints.update)
  updateSettings(@CurrentActor() actor: Actor, @Body() body: SiteSettingsBody): Promise<SiteSettings> {
    return this.settings.update(actor, body);
  }

  @Serves(leadEndpoints.list)
  listLeads(@Query() query: LeadsQuery & PageRequest): Promise<Page<Lead>> {
    return this.leads.list(query);
  }

  @Serves(leadEndpoints.assign)
  assignLead(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: AssignLead): Promise<Lead> {
    return this.handover.assign(actor, id, body.preparer_id);
  }
}
