import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SiteService } from './site.service';
import { SiteSettingsEntity } from './site-settings.entity';

@Module({
  imports: [TypeOrmModule.forFeature([SiteSettingsEntity])],
  providers: [SiteService],
  exports: [SiteService],
})
export class SiteModule {}
