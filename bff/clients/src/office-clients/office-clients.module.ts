import { Module } from '@nestjs/common';
import { ClientSearch } from '@portal/bff-access/client-search.repository';
import { StatisticsModule } from '@portal/bff-office/statistics/statistics.module';
import { AssignmentsModule } from '@portal/bff-office/assignments/assignments.module';
import { OfficeClientsRepository } from './office-clients.repository';
import { OfficeClientsService } from './office-clients.service';

@Module({
  imports: [AssignmentsModule, StatisticsModule],
  providers: [ClientSearch, OfficeClientsRepository, OfficeClientsService],
  exports: [OfficeClientsService],
})
export class OfficeClientsModule {}
