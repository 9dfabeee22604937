import { Body, Controller, Query } from '@nestjs/common';
import {
  AssignByCodeQuery,
  AssignPreparer,
  type Assigned,
  type MyPreparer,
} from '@portal/domain/assignments/assignments.dto';
import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import { CurrentActor } from '../../http/current-actor.decorator';
import { Serves } from '../../http/serves.decorator';
import { AssignmentsService } from '../../modules/assignments/assignments.service';
import type { Actor } from '../../platform/request/actor';

@Controller()
export class ClientAssignmentsController {
  constructor(private readonly assignments: AssignmentsService) {}

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
}
