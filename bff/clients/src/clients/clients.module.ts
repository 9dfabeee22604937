import { Module } from '@nestjs/common';
import { SavedEstimateModule } from '@portal/bff-tax-forms/estimate/saved-estimate.module';
import { IntakesModule } from '@portal/bff-tax-forms/intakes/intakes.module';
import { PreferencesModule } from '@portal/bff-office/preferences/preferences.module';
import { ScheduleCModule } from '@portal/bff-tax-forms/schedule-c/schedule-c.module';
import { ClientViewsRepository } from '../client-views/client-views.repository';
import { ClientViewsService } from '../client-views/client-views.service';
import { ClientFormsService } from './client-forms.service';
import { ClientsRepository } from './clients.repository';
import { ClientsService } from './clients.service';
import { RevealService } from './reveal.service';

@Module({
  imports: [IntakesModule, PreferencesModule, ScheduleCModule, SavedEstimateModule],
  providers: [
    ClientFormsService,
    ClientsRepository,
    ClientsService,
    ClientViewsRepository,
    ClientViewsService,
    RevealService,
  ],
  exports: [ClientFormsService, ClientsService, ClientViewsService, RevealService],
})
export class ClientsModule {}
