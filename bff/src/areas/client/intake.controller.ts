import { Body, Controller, Param } from '@nestjs/common';
import { intakeCalls } from '@portal/domain/intake/intake.calls';
import { IntakeBody } from '@portal/domain/intake/intake.dto';
import type { IntakeForm, IntakeSnapshot } from '@portal/domain/intake/intake-form.dto';
import { CurrentActor } from '../../http/current-actor.decorator';
import { Serves } from '../../http/serves.decorator';
import type { Actor } from '../../platform/actor';
import { IntakesService } from '../../records/intakes/intakes.service';

@Controller()
export class IntakeController {
  constructor(private readonly intakes: IntakesService) {}

  @Serves(intakeCalls.mine)
  mine(@CurrentActor() actor: Actor): Promise<IntakeForm | null> {
    return this.intakes.mine(actor);
  }

  @Serves(intakeCalls.create)
  create(@CurrentActor() actor: Actor, @Body() body: IntakeBody): Promise<IntakeForm> {
    return this.intakes.create(actor, body);
  }

  @Serves(intakeCalls.update)
  update(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: IntakeBody): Promise<IntakeForm> {
    return this.intakes.update(actor, id, body);
  }

  @Serves(intakeCalls.history)
  history(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<IntakeSnapshot[]> {
    return this.intakes.history(actor, id);
  }
}
