import { Module } from '@nestjs/common';
import { IntakesModule } from '../intakes/intakes.module';
import { ScheduleCModule } from '../schedule-c/schedule-c.module';
import { SavedEstimateService } from './saved-estimate.service';

@Module({
  imports: [IntakesModule, ScheduleCModule],
  providers: [SavedEstimateService],
  exports: [SavedEstimateService],
})
export class SavedEstimateModule {}
