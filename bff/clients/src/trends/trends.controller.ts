import { Controller, Query } from '@nestjs/common';
import { TrendsQuery, type OfficeTrends, type OfficeWaiting } from '@portal/domain/trends/trends.dto';
import { trendEndpoints } from '@portal/domain/trends/trends.endpoints';
import { Serves } from '@portal/bff-platform/http/serves.decorator';
import { TrendsService } from './trends.service';

@Controller()
export class TrendsController {
  constructor(private readonly trends: TrendsService) {}

  @Serves(trendEndpoints.read)
  read(@Query() query: TrendsQuery): Promise<OfficeTrends> {
    return this.trends.read(query);
  }

  @Serves(trendEndpoints.waiting)
  waiting(@Query() query: TrendsQuery): Promise<OfficeWaiting> {
    return this.trends.waiting(query);
  }
}
