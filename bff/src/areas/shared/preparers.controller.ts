import { Controller, Query } from '@nestjs/common';
import { preparerCalls } from '@portal/domain/preparers/preparers.calls';
import type { PreparerRow } from '@portal/domain/preparers/preparers.dto';
import type { Part } from '../../database/keyset';
import { Page } from '../../http/page';
import { Serves } from '../../http/serves.decorator';
import { PreparersService } from '../../records/preparers/preparers.service';

@Controller()
export class PreparersController {
  constructor(private readonly preparers: PreparersService) {}

  @Serves(preparerCalls.list)
  async list(@Query() part: Part): Promise<Page<PreparerRow>> {
    return Page.of(await this.preparers.list(part));
  }
}
