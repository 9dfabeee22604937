import { Module } from '@nestjs/common';
import { IntakesModule } from '../intakes/intakes.module';
import { ScheduleCModule } from '../schedule-c/schedule-c.module';
import { IncomeService } from './income.service';

@Module({ imports: [IntakesModule, ScheduleCModule], providers: [IncomeService], exports: [IncomeService] })
export class IncomeModule {}
