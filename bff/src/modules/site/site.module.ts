import { Module } from '@nestjs/common';
import { SiteRepository } from './site.repository';
import { SiteService } from './site.service';
import { SiteSettingsService } from './site-settings.service';

@Module({ providers: [SiteRepository, SiteService, SiteSettingsService], exports: [SiteService, SiteSettingsService] })
export class SiteModule {}
