import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module';
import { AssignmentsModule } from '../../modules/assignments/assignments.module';
import { StatisticsModule } from '../../modules/statistics/statistics.module';
import { AdminAssignmentsController } from './assignments.controller';
import { StaffController } from './staff.controller';
import { StatisticsController } from './statistics.controller';

@Module({
  imports: [AuthModule, AssignmentsModule, StatisticsModule],
  controllers: [StaffController, AdminAssignmentsController, StatisticsController],
})
export class AdminModule {}
