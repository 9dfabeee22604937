import { Controller } from '@nestjs/common';
import type { LastYear } from '@portal/domain/tax/last-year.dto';
import type { SavedEstimate } from '@portal/domain/tax/saved-estimate.dto';
import { taxEndpoints } from '@portal/domain/tax/tax.endpoints';
import { CurrentActor } from '@portal/bff-platform/http/current-actor.decorator';
import { Serves } from '@portal/bff-platform/http/serves.decorator';
import type { Actor } from '@portal/bff-platform/request/actor';
import { LastYearService } from './last-year.service';
import { SavedEstimateService } from './saved-estimate.service';

@Controller()
export class SavedEstimateController {
  constructor(
    private readonly estimates: SavedEstimateService,
    private readonly years: LastYearService,
  ) {}

  @Serves(taxEndpoints.mine)
  mine(@CurrentActor() actor: Actor): Promise<SavedEstimate | null> {
    return this.estimates.mine(actor);
  }

  @Serves(taxEndpoints.lastYear)
  lastYear(@CurrentActor() actor: Actor): Promise<LastYear | null> {
    return this.years.mine(actor);
  }
}
