import { Controller, Query } from '@nestjs/common';
import { preparerEndpoints } from '@portal/domain/preparers/preparers.endpoints';
import type { PreparerRow, PreparerSearch } from '@portal/domain/preparers/preparers.dto';
import type { Page, PageRequest } from '@portal/bff-platform/database/pagination';
import { Serves } from '@portal/bff-platform/http/serves.decorator';
import { PreparersService } from './preparers.service';

@Controller()
export class PreparersController {
  constructor(private readonly preparers: PreparersService) {}

  @Serves(preparerEndpoints.list)
  list(@Query() request: PreparerSearch & PageRequest): Promise<Page<PreparerRow>> {
    return this.preparers.list(request);
  }
}
