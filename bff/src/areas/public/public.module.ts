import { Module } from '@nestjs/common';
import { SiteModule } from '../../records/site/site.module';
import { SiteController } from './site.controller';

@Module({ imports: [SiteModule], controllers: [SiteController] })
export class PublicModule {}
