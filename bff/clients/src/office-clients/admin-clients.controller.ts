import { Body, Controller, Param, Query } from '@nestjs/common';
import {
  AdminClientsQuery,
  BulkAssignMatching,
  UnassignedClientsQuery,
  type AdminClient,
  type AdminClientRow,
  type OfficeClients,
} from '@portal/domain/assignments/admin-clients.dto';
import { adminClientEndpoints } from '@portal/domain/assignments/admin-clients.endpoints';
import type { StoredPreferences } from '@portal/domain/preferences/preferences.dto';
import type { BulkAssigned } from '@portal/domain/assignments/assignments.dto';
import type { Page, PageRequest } from '@portal/bff-platform/database/pagination';
import { CurrentActor } from '@portal/bff-platform/http/current-actor.decorator';
import { Serves } from '@portal/bff-platform/http/serves.decorator';
import { OfficeClientsService } from './office-clients.service';
import { ClientPreferencesService } from '@portal/bff-office/preferences/client-preferences.service';
import { ClientsByOfficeFacade } from './clients-by-office.facade';
import type { Actor } from '@portal/bff-platform/request/actor';

@Controller()
export class AdminClientsController {
  constructor(
    private readonly clients: OfficeClientsService,
    private readonly clientsByOffice: ClientsByOfficeFacade,
    private readonly clientPreferences: ClientPreferencesService,
  ) {}

  @Serves(adminClientEndpoints.list)
  list(@CurrentActor() actor: Actor, @Query() request: AdminClientsQuery & PageRequest): Promise<Page<AdminClientRow>> {
    return this.clients.list(actor, request);
  }

  @Serves(adminClientEndpoints.read)
  read(@CurrentActor() actor: Actor, @Param('clientId') clientId: string): Promise<AdminClient> {
    return this.clients.read(actor, clientId);
  }

  @Serves(adminClientEndpoints.byOffice)
  byOffice(@CurrentActor() actor: Actor): Promise<Record<string, OfficeClients>> {
    return this.clientsByOffice.read(actor);
  }

  @Serves(adminClientEndpoints.unassigned)
  unassigned(
    @CurrentActor() actor: Actor,
    @Query() request: UnassignedClientsQuery & PageRequest,
  ): Promise<Page<AdminClientRow>> {
    return this.clients.list(actor, { ...request, status: 'unassigned' });
  }

  @Serves(adminClientEndpoints.preferences)
  preferences(
    @CurrentActor() actor: Actor,
    @Param('clientId') clientId: string,
    @Query() request: PageRequest,
  ): Promise<Page<StoredPreferences>> {
    return this.clientPreferences.readForOffice(actor, clientId, request);
  }

  @Serves(adminClientEndpoints.bulkAssignMatching)
  bulkAssignMatching(@CurrentActor() actor: Actor, @Body() body: BulkAssignMatching): Promise<BulkAssigned> {
    return this.clients.bulkAssignMatching(actor, body);
  }
}
