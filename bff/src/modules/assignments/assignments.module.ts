import { Module } from '@nestjs/common';
import { PreparersModule } from '../preparers/preparers.module';
import { AssignmentHistoryRepository } from './assignment-history.repository';
import { AssignmentHistoryService } from './assignment-history.service';
import { AssignmentsRepository } from './assignments.repository';
import { AssignmentsService } from './assignments.service';

@Module({
  imports: [PreparersModule],
  providers: [AssignmentHistoryRepository, AssignmentHistoryService, AssignmentsRepository, AssignmentsService],
  exports: [AssignmentHistoryService, AssignmentsService],
})
export class AssignmentsModule {}
