import { Body, Controller, Query } from '@nestjs/common';
import {
  AssignByCodeQuery,
  AssignPreparer,
  ChoosePreparer,
  type Assigned,
  type ChosenPreparer,
  type MyPreparer,
} from '@portal/domain/assignments/assignments.dto';
import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import { CurrentActor } from '@portal/bff-platform/http/current-actor.decorator';
import { Serves } from '@portal/bff-platform/http/serves.decorator';
import { AssignmentsService } from './assignments.service';
import { PreparerChoiceService } from './preparer-choice.service';
import type { Actor } from '@portal/bff-platform/request/actor';

@Controller()
export class ClientAssignmentsController {
  constructor(
    private readonly assignments: AssignmentsService,
    private readonly choices: PreparerChoiceService,
  ) {}

  @Serves(assignmentEndpoints.mine)
  mine(@CurrentActor() actor: Actor): Promise<MyPreparer | null> {
    return this.assignments.preparerOf(actor);
  }

  @Serves(assignmentEndpoints.assignByCode)
  assignByCode(@CurrentActor() actor: Actor, @Query() { preparer_code }: AssignByCodeQuery): Promise<Assigned> {
    return this.assignments.assignByCode(actor, preparer_code);
  }

  @Serves(assignmentEndpoints.assignPreparer)
  assignPreparer(@CurrentActor() actor: Actor, @Body() body: AssignPreparer): Promise<Assigned> {
    return this.assignments.choose(actor, body.client_id, body.preparer_id);
  }

  @Serves(assignmentEndpoints.choice)
  choice(@CurrentActor() actor: Actor): Promise<ChosenPreparer | null> {
    return this.choices.find(actor);
  }

  @Serves(assignmentEndpoints.choose)
  choose(@CurrentActor() actor: Actor, @Body() { preparer_code }: ChoosePreparer): Promise<ChosenPreparer | null> {
    return this.choices.choose(actor, preparer_code);
  }

  @Serves(assignmentEndpoints.forgetChoice)
  forgetChoice(@CurrentActor() actor: Actor): Promise<void> {
    return this.choices.forget(actor);
  }
}
