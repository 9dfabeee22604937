import { Module } from '@nestjs/common';
import { AuthModule } from '@portal/bff-access/auth/auth.module';
import { PreparersModule } from '../preparers/preparers.module';
import { AssignmentHistoryRepository } from './assignment-history.repository';
import { AssignmentHistoryService } from './assignment-history.service';
import { AssignmentsRepository } from './assignments.repository';
import { AssignmentsService } from './assignments.service';
import { BulkAssignmentsRepository } from './bulk-assignments.repository';
import { BulkUndoService } from './bulk-undo.service';
import { PreparerChoiceService } from './preparer-choice.service';

@Module({
  imports: [AuthModule, PreparersModule],
  providers: [
    AssignmentHistoryRepository,
    AssignmentHistoryService,
    AssignmentsRepository,
    AssignmentsService,
    BulkAssignmentsRepository,
    BulkUndoService,
    PreparerChoiceService,
  ],
  exports: [AssignmentHistoryService, AssignmentsService, BulkUndoService, PreparerChoiceService],
})
export class AssignmentsModule {}
