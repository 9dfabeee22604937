import { Module } from '@nestjs/common';
import { PreparersModule } from '../preparers/preparers.module';
import { AssignmentsRepository } from './assignments.repository';
import { AssignmentsService } from './assignments.service';

@Module({
  imports: [PreparersModule],
  providers: [AssignmentsRepository, AssignmentsService],
  exports: [AssignmentsService],
})
export class AssignmentsModule {}
