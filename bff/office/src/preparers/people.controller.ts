import { Body, Controller, Param, Query } from '@nestjs/common';
import { OfficeBody, UpdateOffice } from '@portal/domain/offices/admin-offices.dto';
import type { AdminOffice, AdminOfficesQuery, OfficePreparers } from '@portal/domain/offices/admin-offices.dto';
import { adminOfficeEndpoints } from '@portal/domain/offices/admin-offices.endpoints';
import { UpdatePreparer } from '@portal/domain/preparers/admin-preparers.dto';
import type { AdminPreparer, OfficeOfPreparer } from '@portal/domain/preparers/admin-preparers.dto';
import { adminPreparerEndpoints } from '@portal/domain/preparers/admin-preparers.endpoints';
import type { Page, PageRequest } from '@portal/bff-platform/database/pagination';
import { CurrentActor } from '@portal/bff-platform/http/current-actor.decorator';
import { Serves } from '@portal/bff-platform/http/serves.decorator';
import { OfficesService } from '../offices/offices.service';
import { AdminPreparersService } from './admin-preparers.service';
import type { Actor } from '@portal/bff-platform/request/actor';
import { OfficePeopleFacade } from './office-people.facade';

/** Preparers and offices, for the admin. */
@Controller()
export class PeopleController {
  constructor(
    private readonly preparers: AdminPreparersService,
    private readonly offices: OfficesService,
    private readonly people: OfficePeopleFacade,
  ) {}

  @Serves(adminPreparerEndpoints.read)
  readPreparer(@Param('id') id: string): Promise<AdminPreparer> {
    return this.preparers.read(id);
  }

  @Serves(adminPreparerEndpoints.update)
  updatePreparer(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() body: UpdatePreparer,
  ): Promise<AdminPreparer> {
    return this.preparers.update(actor, id, body);
  }

  @Serves(adminPreparerEndpoints.assignToOffice)
  assignToOffice(@CurrentActor() actor: Actor, @Query() query: OfficeOfPreparer): Promise<AdminPreparer> {
    return this.preparers.assignToOffice(actor, query);
  }

  @Serves(adminPreparerEndpoints.remove)
  removePreparer(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.preparers.remove(actor, id);
  }

  @Serves(adminOfficeEndpoints.list)
  listOffices(@Query() query: AdminOfficesQuery & PageRequest): Promise<Page<AdminOffice>> {
    return this.offices.listCounted(query);
  }

  @Serves(adminOfficeEndpoints.read)
  readOffice(@Param('id') id: string): Promise<AdminOffice> {
    return this.offices.readCounted(id);
  }

  @Serves(adminOfficeEndpoints.withPreparers)
  preparersByOffice(): Promise<Record<string, OfficePreparers>> {
    return this.people.preparersByOffice();
  }

  @Serves(adminOfficeEndpoints.create)
  createOffice(@CurrentActor() actor: Actor, @Body() body: OfficeBody): Promise<AdminOffice> {
    return this.offices.create(actor, body);
  }

  @Serves(adminOfficeEndpoints.update)
  updateOffice(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() body: UpdateOffice,
  ): Promise<AdminOffice> {
    return this.offices.update(actor, id, body);
  }
}
