import { Module } from '@nestjs/common';
import { LogoService } from './logo.service';
import { SiteRepository } from './site.repository';
import { SiteService } from './site.service';
import { SiteSettingsService } from './site-settings.service';

const services = [LogoService, SiteService, SiteSettingsService];

@Module({ providers: [SiteRepository, ...services], exports: services })
export class SiteModule {}
