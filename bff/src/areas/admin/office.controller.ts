import { Body, Controller, Param, Query } from '@nestjs/common';
import { AssignLead, type Lead, type LeadsQuery } from '@portal/domain/preferences/leads.dto';
import { leadEndpoints } from '@portal/domain/preferences/leads.endpoints';
import type { SiteLogo } from '@portal/domain/site/site.dto';
import { SiteSettingsBody, type SiteSettings } from '@portal/domain/site/site-settings.dto';
import { siteSettingsEndpoints } from '@portal/domain/site/site-settings.endpoints';
import type { Page, PageRequest } from '../../database/pagination';
import { CurrentActor } from '../../http/current-actor.decorator';
import { Serves } from '../../http/serves.decorator';
import { Upload } from '../../http/upload';
import { LeadsService } from '../../modules/preferences/leads.service';
import { LogoService } from '../../modules/site/logo.service';
import { SiteSettingsService } from '../../modules/site/site-settings.service';
import type { Actor } from '../../platform/request/actor';
import { LeadsFacade } from './leads.facade';

/** The office's public profile, for the admin: its settings, logo and leads. */
@Controller()
export class OfficeController {
  constructor(
    private readonly settings: SiteSettingsService,
    private readonly logos: LogoService,
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

  @Serves(siteSettingsEndpoints.uploadLogo)
  uploadLogo(@CurrentActor() actor: Actor, @Body() upload: Upload): Promise<SiteLogo> {
    return this.logos.change(actor, upload);
  }

  @Serves(siteSettingsEndpoints.removeLogo)
  removeLogo(@CurrentActor() actor: Actor): Promise<void> {
    return this.logos.remove(actor);
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
