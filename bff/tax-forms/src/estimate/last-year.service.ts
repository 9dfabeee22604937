import { Injectable } from '@nestjs/common';
import { estimateRequestOf, withScheduleC } from '@portal/domain/tax/estimate-request';
import { scheduleCTotals } from '@portal/domain/schedule-c/schedule-c.totals';
import type { LastYear } from '@portal/domain/tax/last-year.dto';
import { taxYears } from '@portal/tax-engine/law/tax-year';
import { ownClientId, type ReadableClientId } from '@portal/bff-access/client-access';
import type { Actor } from '@portal/bff-platform/request/actor';
import { requestedTaxYear } from '@portal/bff-platform/request/request-context';
import { IntakesService } from '../intakes/intakes.service';
import { ScheduleCService } from '../schedule-c/schedule-c.service';

/** Reads what a client submitted for the year before the requested one, for the comparison of the two. */
@Injectable()
export class LastYearService {
  constructor(
    private readonly intakes: IntakesService,
    private readonly scheduleCs: ScheduleCService,
  ) {}

  mine(actor: Actor): Promise<LastYear | null> {
    return this.readFor(ownClientId(actor));
  }

  /** Returns null without a submitted form, an income in it, or the law of its year. */
  async readFor(client: ReadableClientId): Promise<LastYear | null> {
    const tax_year = requestedTaxYear() - 1;
    if (!taxYears.includes(tax_year)) return null;
    const [intake, business] = await Promise.all([
      this.intakes.readFor(client, tax_year),
      this.scheduleCs.readFor(client, tax_year),
    ]);
    if (!intake?.row.submitted) return null;
    const submitted = business?.row.submitted ? scheduleCTotals(business.content) : null;
    const request = estimateRequestOf(withScheduleC({ ...intake.content }, submitted));
    return request && { tax_year, request: { ...request, tax_year } };
  }
}
