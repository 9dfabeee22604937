import { Controller, Param } from '@nestjs/common';
import type { Season } from '@portal/domain/seasons/seasons.dto';
import { adminSeasonEndpoints } from '@portal/domain/seasons/admin-seasons.endpoints';
import { CurrentActor } from '@portal/bff-platform/http/current-actor.decorator';
import { Serves } from '@portal/bff-platform/http/serves.decorator';
import type { Actor } from '@portal/bff-platform/request/actor';
import { AdminSeasonsService } from './admin-seasons.service';

@Controller()
export class AdminSeasonsController {
  constructor(private readonly seasons: AdminSeasonsService) {}

  @Serves(adminSeasonEndpoints.open)
  open(@CurrentActor() actor: Actor, @Param('year') year: string): Promise<Season> {
    return this.seasons.open(actor, year);
  }

  @Serves(adminSeasonEndpoints.close)
  close(@CurrentActor() actor: Actor, @Param('year') year: string): Promise<Season> {
    return this.seasons.close(actor, year);
  }
}
