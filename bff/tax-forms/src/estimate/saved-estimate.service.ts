import { Injectable } from '@nestjs/common';
import { completeEstimateInput } from '@portal/domain/tax/estimate-input';
import { estimateRequestOf, neededFor, withScheduleC } from '@portal/domain/tax/estimate-request';
import type { SavedEstimate } from '@portal/domain/tax/saved-estimate.dto';
import { estimate } from '@portal/tax-engine';
import { lawOf } from '@portal/tax-engine/law/laws';
import { taxYears } from '@portal/tax-engine/law/tax-year';
import type { Actor } from '@portal/bff-platform/request/actor';
import { IntakesService } from '../intakes/intakes.service';
import { ScheduleCService } from '../schedule-c/schedule-c.service';

/** Estimates from what a client has saved, submitted or not, as the intake form does in the browser. */
@Injectable()
export class SavedEstimateService {
  constructor(
    private readonly intakes: IntakesService,
    private readonly scheduleC: ScheduleCService,
  ) {}

  async mine(actor: Actor): Promise<SavedEstimate | null> {
    const [intake, business] = await Promise.all([this.intakes.mine(actor), this.scheduleC.mine(actor)]);
    if (!intake) return null;
    const answers = withScheduleC({ ...intake }, business);
    const request = estimateRequestOf(answers);
    if (!request) return { result: null, needed: neededFor(answers) };
    // A season without a law works without an estimate.
    if (!taxYears.includes(intake.tax_year)) return { result: null, needed: [] };
    const { estimated_refund, estimated_owe, federal_refund_portion, state, state_refund_portion } = estimate(
      completeEstimateInput(request),
      lawOf(intake.tax_year),
    );
    return {
      result: { estimated_refund, estimated_owe, federal_refund_portion, state, state_refund_portion },
      needed: [],
    };
  }
}
