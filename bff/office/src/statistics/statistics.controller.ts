import { Controller } from '@nestjs/common';
import type { AdminDashboard, RevenueBreakdown } from '@portal/domain/statistics/statistics.dto';
import { statisticsEndpoints } from '@portal/domain/statistics/statistics.endpoints';
import { Serves } from '@portal/bff-platform/http/serves.decorator';
import { StatisticsService } from './statistics.service';

@Controller()
export class StatisticsController {
  constructor(private readonly statistics: StatisticsService) {}

  @Serves(statisticsEndpoints.dashboard)
  dashboard(): Promise<AdminDashboard> {
    return this.statistics.dashboard();
  }

  @Serves(statisticsEndpoints.revenue)
  revenue(): Promise<RevenueBreakdown> {
    return this.statistics.revenue();
  }
}
