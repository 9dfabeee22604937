import { Module } from '@nestjs/common';
import { LeadsRepository } from './leads.repository';
import { LeadsService } from './leads.service';
import { PreferencesService } from './preferences.service';

@Module({ providers: [LeadsRepository, LeadsService, PreferencesService], exports: [LeadsService, PreferencesService] })
export class PreferencesModule {}
