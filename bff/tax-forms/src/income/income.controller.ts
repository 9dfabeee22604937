import { Controller } from '@nestjs/common';
import type { IncomeSummary } from '@portal/domain/income/income.dto';
import { incomeEndpoints } from '@portal/domain/income/income.endpoints';
import { CurrentActor } from '@portal/bff-platform/http/current-actor.decorator';
import { Serves } from '@portal/bff-platform/http/serves.decorator';
import { IncomeService } from './income.service';
import type { Actor } from '@portal/bff-platform/request/actor';

@Controller()
export class IncomeController {
  constructor(private readonly income: IncomeService) {}

  @Serves(incomeEndpoints.mine)
  mine(@CurrentActor() actor: Actor): Promise<IncomeSummary | null> {
    return this.income.mine(actor);
  }
}
