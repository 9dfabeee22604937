import { Body, Controller, Param, Query } from '@nestjs/common';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { IntakeBody, PreparerIntakeBody } from '@portal/domain/intake/intake.dto';
import type { IntakeProposal } from '@portal/domain/intake/intake-proposal.dto';
import type { IntakeForm, IntakeSnapshot } from '@portal/domain/intake/intake-form.dto';
import type { Page, PageRequest } from '@portal/bff-platform/database/pagination';
import { CurrentActor } from '@portal/bff-platform/http/current-actor.decorator';
import { Serves } from '@portal/bff-platform/http/serves.decorator';
import type { Actor } from '@portal/bff-platform/request/actor';
import { IntakeProposalService } from './intake-proposal.service';
import { IntakesService } from './intakes.service';
import { PreparerIntakeService } from './preparer-intake.service';

@Controller()
export class IntakeController {
  constructor(
    private readonly intakes: IntakesService,
    private readonly proposals: IntakeProposalService,
    private readonly preparerIntake: PreparerIntakeService,
  ) {}

  @Serves(intakeEndpoints.mine)
  mine(@CurrentActor() actor: Actor): Promise<IntakeForm | null> {
    return this.intakes.mine(actor);
  }

  @Serves(intakeEndpoints.proposal)
  proposal(@CurrentActor() actor: Actor): Promise<IntakeProposal | null> {
    return this.proposals.find(actor);
  }

  @Serves(intakeEndpoints.create)
  create(@CurrentActor() actor: Actor, @Body() body: IntakeBody): Promise<IntakeForm> {
    return this.intakes.create(actor, body);
  }

  @Serves(intakeEndpoints.update)
  update(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: IntakeBody): Promise<IntakeForm> {
    return this.intakes.update(actor, id, body);
  }

  @Serves(intakeEndpoints.submitToPreparer)
  submitToPreparer(
    @CurrentActor() actor: Actor,
    @Param('preparer_code') code: string,
    @Body() body: PreparerIntakeBody,
  ): Promise<IntakeForm> {
    return this.preparerIntake.submit(actor, code, body);
  }

  @Serves(intakeEndpoints.discardChanges)
  discardChanges(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<IntakeForm> {
    return this.intakes.discardChanges(actor, id);
  }

  @Serves(intakeEndpoints.history)
  history(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Query() request: PageRequest,
  ): Promise<Page<IntakeSnapshot>> {
    return this.intakes.history(actor, id, request);
  }
}
