import { Module } from '@nestjs/common';
import { ClientPreferencesService } from './client-preferences.service';
import { LeadsRepository } from './leads.repository';
import { LeadsService } from './leads.service';
import { PreferencesService } from './preferences.service';

@Module({
  providers: [ClientPreferencesService, LeadsRepository, LeadsService, PreferencesService],
  exports: [ClientPreferencesService, LeadsService, PreferencesService],
})
export class PreferencesModule {}
