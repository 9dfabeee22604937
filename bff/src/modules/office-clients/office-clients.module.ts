import { Module } from '@nestjs/common';
import { ClientSearch } from '../../access/client-search.repository';
import { StatisticsModule } from '../statistics/statistics.module';
import { AssignmentsModule } from '../assignments/assignments.module';
import { OfficeClientsRepository } from './office-clients.repository';
import { OfficeClientsService } from './office-clients.service';

@Module({
  imports: [AssignmentsModule, StatisticsModule],
  providers: [ClientSearch, OfficeClientsRepository, OfficeClientsService],
  exports: [OfficeClientsService],
})
export class OfficeClientsModule {}
