import { Controller } from '@nestjs/common';
import type { SeasonList } from '@portal/domain/seasons/seasons.dto';
import { seasonEndpoints } from '@portal/domain/seasons/seasons.endpoints';
import { CurrentActor } from '@portal/bff-platform/http/current-actor.decorator';
import { Serves } from '@portal/bff-platform/http/serves.decorator';
import type { Actor } from '@portal/bff-platform/request/actor';
import { SeasonsService } from './seasons.service';

@Controller()
export class SeasonsController {
  constructor(private readonly seasons: SeasonsService) {}

  @Serves(seasonEndpoints.list)
  list(@CurrentActor() actor: Actor): Promise<SeasonList> {
    return this.seasons.list(actor);
  }
}
