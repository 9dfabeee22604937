import { Injectable } from '@nestjs/common';
import type { IncomeSummary } from '@portal/domain/income/income.dto';
import { incomeSummary } from '@portal/domain/income/income-summary';
import type { Actor } from '@portal/bff-platform/request/actor';
import { IntakesService } from '../intakes/intakes.service';
import { ScheduleCService } from '../schedule-c/schedule-c.service';

/** Reads the income a client has entered, submitted or not. */
@Injectable()
export class IncomeService {
  constructor(
    private readonly intakes: IntakesService,
    private readonly scheduleC: ScheduleCService,
  ) {}

  async mine(actor: Actor): Promise<IncomeSummary | null> {
    const [intake, business] = await Promise.all([this.intakes.mine(actor), this.scheduleC.mine(actor)]);
    const summary = incomeSummary(intake, business);
    return summary && { ...summary, calculated_at: new Date().toISOString() };
  }
}
