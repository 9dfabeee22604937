import { Controller, Query } from '@nestjs/common';
import { AdminIntakesQuery, type AdminIntakeRow } from '@portal/domain/intake/admin-intakes.dto';
import { adminIntakeEndpoints } from '@portal/domain/intake/admin-intakes.endpoints';
import type { SharedSsn } from '@portal/domain/intake/shared-ssns.dto';
import type { Page, PageRequest } from '@portal/bff-platform/database/pagination';
import { CurrentActor } from '@portal/bff-platform/http/current-actor.decorator';
import { Serves } from '@portal/bff-platform/http/serves.decorator';
import { AdminIntakesService } from './admin-intakes.service';
import type { Actor } from '@portal/bff-platform/request/actor';

@Controller()
export class AdminIntakesController {
  constructor(private readonly intakes: AdminIntakesService) {}

  @Serves(adminIntakeEndpoints.list)
  list(@CurrentActor() actor: Actor, @Query() request: AdminIntakesQuery & PageRequest): Promise<Page<AdminIntakeRow>> {
    return this.intakes.list(actor, request);
  }

  @Serves(adminIntakeEndpoints.sharedSsns)
  sharedSsns(@Query() request: PageRequest): Promise<Page<SharedSsn>> {
    return this.intakes.sharedSsns(request);
  }
}
