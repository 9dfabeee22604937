import { Module } from '@nestjs/common';
import { OfficesModule } from '../../modules/offices/offices.module';
import { PreferencesModule } from '../../modules/preferences/preferences.module';
import { PreparersModule } from '../../modules/preparers/preparers.module';
import { SiteModule } from '../../modules/site/site.module';
import { DirectoryController } from './directory.controller';
import { OfficePagesFacade } from './office-pages.facade';
import { PreferencesController } from './preferences.controller';
import { SiteController } from './site.controller';

@Module({
  imports: [OfficesModule, PreferencesModule, PreparersModule, SiteModule],
  controllers: [DirectoryController, PreferencesController, SiteController],
  providers: [OfficePagesFacade],
})
export class PublicModule {}
