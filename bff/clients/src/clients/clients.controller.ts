import { Body, Controller, Param, Query } from '@nestjs/common';
import type { ClientIntake, ClientIntakeSnapshot, ClientScheduleC } from '@portal/domain/clients/client-forms.dto';
import type {
  ClientDetail,
  ClientNeighbors,
  ClientQuery,
  ClientRow,
  ClientTotals,
} from '@portal/domain/clients/clients.dto';
import { ClientViewsBody, type ClientViews } from '@portal/domain/clients/client-views.dto';
import { clientEndpoints } from '@portal/domain/clients/clients.endpoints';
import { RevealBody, type Revealed } from '@portal/domain/clients/reveal.dto';
import type { LastYear } from '@portal/domain/tax/last-year.dto';
import type { ScheduleCSnapshot } from '@portal/domain/schedule-c/schedule-c-form.dto';
import type { Page, PageRequest } from '@portal/bff-platform/database/pagination';
import { CurrentActor } from '@portal/bff-platform/http/current-actor.decorator';
import { Serves } from '@portal/bff-platform/http/serves.decorator';
import { ClientViewsService } from '../client-views/client-views.service';
import { ClientFormsService } from './client-forms.service';
import { ClientsService } from './clients.service';
import { RevealService } from './reveal.service';
import type { Actor } from '@portal/bff-platform/request/actor';

@Controller()
export class ClientsController {
  constructor(
    private readonly clients: ClientsService,
    private readonly forms: ClientFormsService,
    private readonly reveals: RevealService,
    private readonly savedViews: ClientViewsService,
  ) {}

  @Serves(clientEndpoints.list)
  list(@CurrentActor() actor: Actor, @Query() request: ClientQuery & PageRequest): Promise<Page<ClientRow>> {
    return this.clients.list(actor, request);
  }

  @Serves(clientEndpoints.totals)
  totals(@CurrentActor() actor: Actor): Promise<ClientTotals> {
    return this.clients.totals(actor);
  }

  @Serves(clientEndpoints.views)
  views(@CurrentActor() actor: Actor): Promise<ClientViews> {
    return this.savedViews.find(actor);
  }

  @Serves(clientEndpoints.saveViews)
  saveViews(@CurrentActor() actor: Actor, @Body() body: ClientViewsBody): Promise<ClientViews> {
    return this.savedViews.replace(actor, body);
  }

  @Serves(clientEndpoints.detail)
  detail(@CurrentActor() actor: Actor, @Param('clientId') clientId: string): Promise<ClientDetail> {
    return this.clients.detail(actor, clientId);
  }

  @Serves(clientEndpoints.neighbors)
  neighbors(
    @CurrentActor() actor: Actor,
    @Param('clientId') clientId: string,
    @Query() request: ClientQuery,
  ): Promise<ClientNeighbors> {
    return this.clients.neighbors(actor, clientId, request);
  }

  @Serves(clientEndpoints.intake)
  intake(@CurrentActor() actor: Actor, @Param('clientId') clientId: string): Promise<ClientIntake | null> {
    return this.forms.intake(actor, clientId);
  }

  @Serves(clientEndpoints.intakeHistory)
  intakeHistory(
    @CurrentActor() actor: Actor,
    @Param('clientId') clientId: string,
    @Query() request: PageRequest,
  ): Promise<Page<ClientIntakeSnapshot>> {
    return this.forms.intakeHistory(actor, clientId, request);
  }

  @Serves(clientEndpoints.scheduleC)
  scheduleC(@CurrentActor() actor: Actor, @Param('clientId') clientId: string): Promise<ClientScheduleC | null> {
    return this.forms.scheduleC(actor, clientId);
  }

  @Serves(clientEndpoints.scheduleCHistory)
  scheduleCHistory(
    @CurrentActor() actor: Actor,
    @Param('clientId') clientId: string,
    @Query() request: PageRequest,
  ): Promise<Page<ScheduleCSnapshot>> {
    return this.forms.scheduleCHistory(actor, clientId, request);
  }

  @Serves(clientEndpoints.lastYear)
  lastYear(@CurrentActor() actor: Actor, @Param('clientId') clientId: string): Promise<LastYear | null> {
    return this.forms.lastYear(actor, clientId);
  }

  @Serves(clientEndpoints.reveal)
  reveal(
    @CurrentActor() actor: Actor,
    @Param('clientId') clientId: string,
    @Body() body: RevealBody,
  ): Promise<Revealed> {
    return this.reveals.reveal(actor, clientId, body);
  }
}
