import { Body, Controller, Param, Query } from '@nestjs/common';
import { scheduleCEndpoints } from '@portal/domain/schedule-c/schedule-c.endpoints';
import { ScheduleCBody } from '@portal/domain/schedule-c/schedule-c.dto';
import type { ScheduleCForm, ScheduleCSnapshot } from '@portal/domain/schedule-c/schedule-c-form.dto';
import type { Page, PageRequest } from '@portal/bff-platform/database/pagination';
import { CurrentActor } from '@portal/bff-platform/http/current-actor.decorator';
import { Serves } from '@portal/bff-platform/http/serves.decorator';
import type { Actor } from '@portal/bff-platform/request/actor';
import { ScheduleCService } from './schedule-c.service';

@Controller()
export class ScheduleCController {
  constructor(private readonly forms: ScheduleCService) {}

  @Serves(scheduleCEndpoints.mine)
  mine(@CurrentActor() actor: Actor): Promise<ScheduleCForm | null> {
    return this.forms.mine(actor);
  }

  @Serves(scheduleCEndpoints.create)
  create(@CurrentActor() actor: Actor, @Body() body: ScheduleCBody): Promise<ScheduleCForm> {
    return this.forms.create(actor, body);
  }

  @Serves(scheduleCEndpoints.update)
  update(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: ScheduleCBody): Promise<ScheduleCForm> {
    return this.forms.update(actor, id, body);
  }

  @Serves(scheduleCEndpoints.discardChanges)
  discardChanges(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ScheduleCForm> {
    return this.forms.discardChanges(actor, id);
  }

  @Serves(scheduleCEndpoints.history)
  history(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Query() request: PageRequest,
  ): Promise<Page<ScheduleCSnapshot>> {
    return this.forms.history(actor, id, request);
  }
}
