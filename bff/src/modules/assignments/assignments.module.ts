import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module';
import { PreparersModule } from '../preparers/preparers.module';
import { AssignmentHistoryRepository } from './assignment-history.repository';
import { AssignmentHistoryService } from './assignment-history.service';
import { AssignmentsRepository } from './assignments.repository';
import { AssignmentsService } from './assignments.service';
import { PreparerChoiceService } from './preparer-choice.service';

@Module({
  imports: [AuthModule, PreparersModule],
  providers: [
    AssignmentHistoryRepository,
    AssignmentHistoryService,
    AssignmentsRepository,
    AssignmentsService,
    PreparerChoiceService,
  ],
  exports: [AssignmentHistoryService, AssignmentsService, PreparerChoiceService],
})
export class AssignmentsModule {}
