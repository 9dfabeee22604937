import { Module } from '@nestjs/common';
import { IntakesModule } from '../intakes/intakes.module';
import { PreferencesModule } from '../preferences/preferences.module';
import { ScheduleCModule } from '../schedule-c/schedule-c.module';
import { ClientFormsService } from './client-forms.service';
import { ClientsRepository } from './clients.repository';
import { ClientsService } from './clients.service';
import { RevealService } from './reveal.service';

@Module({
  imports: [IntakesModule, PreferencesModule, ScheduleCModule],
  providers: [ClientFormsService, ClientsRepository, ClientsService, RevealService],
  exports: [ClientFormsService, ClientsService, RevealService],
})
export class ClientsModule {}
