import { Body, Controller } from '@nestjs/common';
import type { SiteLogo } from '@portal/domain/site/site.dto';
import { SiteSettingsBody, type SiteSettings } from '@portal/domain/site/site-settings.dto';
import { siteSettingsEndpoints } from '@portal/domain/site/site-settings.endpoints';
import { CurrentActor } from '@portal/bff-platform/http/current-actor.decorator';
import { Serves } from '@portal/bff-platform/http/serves.decorator';
import { Upload } from '@portal/bff-platform/http/upload';
import { LogoService } from './logo.service';
import { SiteSettingsService } from './site-settings.service';
import type { Actor } from '@portal/bff-platform/request/actor';

/** The office's public profile, for the admin: its settings and logo. */
@Controller()
export class SiteSettingsController {
  constructor(
    private readonly settings: SiteSettingsService,
    private readonly logos: LogoService,
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
}
