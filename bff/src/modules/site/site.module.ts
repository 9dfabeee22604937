import { Module } from '@nestjs/common';
import { SiteRepository } from './site.repository';
import { SiteService } from './site.service';

@Module({ providers: [SiteService, SiteRepository], exports: [SiteService] })
export class SiteModule {}
