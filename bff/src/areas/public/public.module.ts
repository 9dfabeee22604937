import { Module } from '@nestjs/common';
import { SiteModule } from '../../modules/site/site.module';
import { SiteController } from './site.controller';

@Module({ imports: [SiteModule], controllers: [SiteController] })
export class PublicModule {}
