import { Module } from '@nestjs/common';
import { AssignmentsModule } from '../../modules/assignments/assignments.module';
import { DocumentsModule } from '../../modules/documents/documents.module';
import { IncomeModule } from '../../modules/income/income.module';
import { IntakesModule } from '../../modules/intakes/intakes.module';
import { ScheduleCModule } from '../../modules/schedule-c/schedule-c.module';
import { ClientAssignmentsController } from './assignments.controller';
import { OwnDocumentsController } from './own-documents.controller';
import { IncomeController } from './income.controller';
import { IntakeController } from './intake.controller';
import { ScheduleCController } from './schedule-c.controller';

@Module({
  imports: [AssignmentsModule, DocumentsModule, IncomeModule, IntakesModule, ScheduleCModule],
  controllers: [
    ClientAssignmentsController,
    IncomeController,
    IntakeController,
    OwnDocumentsController,
    ScheduleCController,
  ],
})
export class ClientModule {}
