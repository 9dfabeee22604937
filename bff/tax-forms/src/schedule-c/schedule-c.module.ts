import { Module } from '@nestjs/common';
import { RequestsModule } from '@portal/bff-returns/requests/requests.module';
import { ReturnsModule } from '@portal/bff-returns/returns.module';
import { ScheduleCRepository } from './schedule-c.repository';
import { ScheduleCService } from './schedule-c.service';

@Module({
  imports: [RequestsModule, ReturnsModule],
  providers: [ScheduleCService, ScheduleCRepository],
  exports: [ScheduleCService],
})
export class ScheduleCModule {}
