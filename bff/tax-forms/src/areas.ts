import { Module } from '@nestjs/common';
import { SavedEstimateController } from './estimate/saved-estimate.controller';
import { SavedEstimateModule } from './estimate/saved-estimate.module';
import { TaxController } from './estimate/tax.controller';
import { IncomeController } from './income/income.controller';
import { IncomeModule } from './income/income.module';
import { AdminIntakesController } from './intakes/admin-intakes.controller';
import { IntakeController } from './intakes/intake.controller';
import { IntakesModule } from './intakes/intakes.module';
import { RequestFactsModule } from './request-facts/request-facts.module';
import { ScheduleCController } from './schedule-c/schedule-c.controller';
import { ScheduleCModule } from './schedule-c/schedule-c.module';

/** Modules that the tax forms add to each area. */
@Module({ imports: [IntakesModule], controllers: [AdminIntakesController] })
export class TaxFormsAdminArea {}

@Module({
  imports: [IncomeModule, IntakesModule, RequestFactsModule, SavedEstimateModule, ScheduleCModule],
  controllers: [IncomeController, IntakeController, SavedEstimateController, ScheduleCController],
})
export class TaxFormsClientArea {}

@Module({ controllers: [TaxController] })
export class TaxFormsSharedArea {}
