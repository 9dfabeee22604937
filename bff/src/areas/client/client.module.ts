import { Module } from '@nestjs/common';
import { AssignmentsModule } from '../../modules/assignments/assignments.module';
import { IntakesModule } from '../../modules/intakes/intakes.module';
import { ClientAssignmentsController } from './assignments.controller';
import { IntakeController } from './intake.controller';

@Module({ imports: [AssignmentsModule, IntakesModule], controllers: [ClientAssignmentsController, IntakeController] })
export class ClientModule {}
