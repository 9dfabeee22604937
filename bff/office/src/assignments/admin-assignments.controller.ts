import { Body, Controller, Query } from '@nestjs/common';
import { AssignmentHistoryQuery, type AssignmentHistoryRow } from '@portal/domain/assignments/assignment-history.dto';
import {
  BulkAssign,
  ReassignClient,
  UndoBulk,
  type Assigned,
  type BulkAssigned,
  type BulkUndone,
  type UndoableBulk,
} from '@portal/domain/assignments/assignments.dto';
import { assignmentEndpoints } from '@portal/domain/assignments/assignments.endpoints';
import type { Page, PageRequest } from '@portal/bff-platform/database/pagination';
import { CurrentActor } from '@portal/bff-platform/http/current-actor.decorator';
import { Serves } from '@portal/bff-platform/http/serves.decorator';
import { AssignmentHistoryService } from './assignment-history.service';
import { BulkUndoService } from './bulk-undo.service';
import { AssignmentsService } from './assignments.service';
import type { Actor } from '@portal/bff-platform/request/actor';

@Controller()
export class AdminAssignmentsController {
  constructor(
    private readonly assignments: AssignmentsService,
    private readonly bulkUndo: BulkUndoService,
    private readonly assignmentHistory: AssignmentHistoryService,
  ) {}

  @Serves(assignmentEndpoints.reassign)
  reassign(@CurrentActor() actor: Actor, @Body() body: ReassignClient): Promise<Assigned> {
    const { client_id, from_preparer_id = null, to_preparer_id, reason = null } = body;
    const wanted = { client_id, preparer_id: to_preparer_id, expected_preparer_id: from_preparer_id, reason };
    return this.assignments.reassign(actor, wanted);
  }

  @Serves(assignmentEndpoints.bulkAssign)
  bulkAssign(@CurrentActor() actor: Actor, @Body() body: BulkAssign): Promise<BulkAssigned> {
    const { client_ids, preparer_id } = body;
    return this.assignments.bulkAssign(actor, { client_ids, preparer_id });
  }

  @Serves(assignmentEndpoints.undoable)
  undoable(@CurrentActor() actor: Actor, @Query() request: PageRequest): Promise<Page<UndoableBulk>> {
    return this.bulkUndo.list(actor, request);
  }

  @Serves(assignmentEndpoints.undoBulk)
  undoBulk(@CurrentActor() actor: Actor, @Body() { id }: UndoBulk): Promise<BulkUndone> {
    return this.bulkUndo.undo(actor, id);
  }

  @Serves(assignmentEndpoints.history)
  history(
    @CurrentActor() actor: Actor,
    @Query() request: AssignmentHistoryQuery & PageRequest,
  ): Promise<Page<AssignmentHistoryRow>> {
    return this.assignmentHistory.list(actor, request);
  }
}
