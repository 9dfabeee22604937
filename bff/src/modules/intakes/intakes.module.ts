import { Module } from '@nestjs/common';
import { AssignmentsModule } from '../assignments/assignments.module';
import { IntakeEncryption } from './intake.encryption';
import { IntakesRepository } from './intakes.repository';
import { IntakesService } from './intakes.service';
import { PreparerIntakeService } from './preparer-intake.service';

@Module({
  imports: [AssignmentsModule],
  providers: [IntakesService, PreparerIntakeService, IntakesRepository, IntakeEncryption],
  exports: [IntakesService, PreparerIntakeService],
})
export class IntakesModule {}
