import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/auth.module';
import { AssignmentsModule } from '../../modules/assignments/assignments.module';
import { StatisticsModule } from '../../modules/statistics/statistics.module';
import { OfficesModule } from '../../modules/offices/offices.module';
import { PreparersModule } from '../../modules/preparers/preparers.module';
import { AdminAssignmentsController } from './assignments.controller';
import { OfficePeopleFacade } from './office-people.facade';
import { PeopleController } from './people.controller';
import { StaffController } from './staff.controller';
import { StatisticsController } from './statistics.controller';

@Module({
  imports: [AuthModule, AssignmentsModule, OfficesModule, PreparersModule, StatisticsModule],
  controllers: [AdminAssignmentsController, PeopleController, StaffController, StatisticsController],
  providers: [OfficePeopleFacade],
})
export class AdminModule {}
