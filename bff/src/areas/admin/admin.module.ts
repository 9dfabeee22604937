import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module';
import { AssignmentsModule } from '../../modules/assignments/assignments.module';
import { AdminAssignmentsController } from './assignments.controller';
import { StaffController } from './staff.controller';

@Module({ imports: [AuthModule, AssignmentsModule], controllers: [StaffController, AdminAssignmentsController] })
export class AdminModule {}
