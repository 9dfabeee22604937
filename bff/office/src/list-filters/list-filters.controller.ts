import { Body, Controller } from '@nestjs/common';
import { ListFilters, type KeptListFilters } from '@portal/domain/list-filters/list-filters.dto';
import { listFilterEndpoints } from '@portal/domain/list-filters/list-filters.endpoints';
import { CurrentActor } from '@portal/bff-platform/http/current-actor.decorator';
import { Serves } from '@portal/bff-platform/http/serves.decorator';
import type { Actor } from '@portal/bff-platform/request/actor';
import { ListFiltersService } from './list-filters.service';

@Controller()
export class ListFiltersController {
  constructor(private readonly filters: ListFiltersService) {}

  @Serves(listFilterEndpoints.mine)
  mine(@CurrentActor() actor: Actor): Promise<KeptListFilters> {
    return this.filters.find(actor);
  }

  @Serves(listFilterEndpoints.keep)
  keep(@CurrentActor() actor: Actor, @Body() body: ListFilters): Promise<KeptListFilters> {
    return this.filters.keep(actor, body);
  }
}
