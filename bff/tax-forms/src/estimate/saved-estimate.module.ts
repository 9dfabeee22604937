import { Module } from '@nestjs/common';
import { IntakesModule } from '../intakes/intakes.module';
import { ScheduleCModule } from '../schedule-c/schedule-c.module';
import { LastYearService } from './last-year.service';
import { SavedEstimateService } from './saved-estimate.service';

@Module({
  imports: [IntakesModule, ScheduleCModule],
  providers: [LastYearService, SavedEstimateService],
  exports: [LastYearService, SavedEstimateService],
})
export class SavedEstimateModule {}
