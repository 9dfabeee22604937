import { Injectable } from '@nestjs/common';
import type { OfficeTrends, OfficeWaiting, TrendsQuery } from '@portal/domain/trends/trends.dto';
import { LeadsService } from '@portal/bff-office/preferences/leads.service';
import { AdminPreparersService } from '@portal/bff-office/preparers/admin-preparers.service';
import { StatisticsService } from '@portal/bff-office/statistics/statistics.service';
import { asUnknownTimeZone } from '@portal/bff-platform/database/unknown-time-zone';
import { TrendsRepository } from './trends.repository';

/** The office's recent weeks and months, and what waits for it. */
@Injectable()
export class TrendsService {
  constructor(
    private readonly trends: TrendsRepository,
    private readonly statistics: StatisticsService,
    private readonly preparers: AdminPreparersService,
    private readonly leads: LeadsService,
  ) {}

  /** @throws ProblemError invalid_input for an unknown time zone */
  async read({ time_zone = 'UTC' }: TrendsQuery): Promise<OfficeTrends> {
    const [weeks, months] = await Promise.all([this.trends.weeks(time_zone), this.trends.months(time_zone)]).catch(
      unknownTimeZone,
    );
    return { weeks, months };
  }

  /** @throws ProblemError invalid_input for an unknown time zone */
  async waiting({ time_zone = 'UTC' }: TrendsQuery): Promise<OfficeWaiting> {
    const [ages, unassigned_clients, pending, open] = await Promise.all([
      this.trends.ages(time_zone).catch(unknownTimeZone),
      this.statistics.countClients({ status: 'unassigned' }),
      this.preparers.list({ status: 'pending', limit: 1 }),
      this.leads.list({ status: 'open', limit: 1 }),
    ]);
    return { unassigned_clients, ages, pending_preparers: pending.total, open_leads: open.total };
  }
}

const unknownTimeZone = asUnknownTimeZone('time_zone');
