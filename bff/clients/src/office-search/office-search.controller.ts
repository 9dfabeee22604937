import { Controller, Query } from '@nestjs/common';
import { OfficeSearchQuery, type OfficeSearchResult } from '@portal/domain/office-search/office-search.dto';
import { officeSearchEndpoints } from '@portal/domain/office-search/office-search.endpoints';
import { CurrentActor } from '@portal/bff-platform/http/current-actor.decorator';
import { Serves } from '@portal/bff-platform/http/serves.decorator';
import type { Actor } from '@portal/bff-platform/request/actor';
import { OfficeSearchFacade } from './office-search.facade';

@Controller()
export class OfficeSearchController {
  constructor(private readonly search: OfficeSearchFacade) {}

  @Serves(officeSearchEndpoints.find)
  find(@CurrentActor() actor: Actor, @Query() query: OfficeSearchQuery): Promise<OfficeSearchResult> {
    return this.search.find(actor, query);
  }
}
