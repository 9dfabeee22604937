import { Body, Controller, Param, Query } from '@nestjs/common';
import { AmendReturn } from '@portal/domain/returns/amendments.dto';
import { ReturnDeadline } from '@portal/domain/returns/deadline.dto';
import { FilingsBody } from '@portal/domain/returns/filings.dto';
import { NoteBody } from '@portal/domain/returns/note.dto';
import {
  BulkMove,
  MoveReturn,
  type BulkMoved,
  type QueueQuery,
  type QueueRow,
  type QueueTotals,
  type ReturnDetail,
  type ReturnStatus,
} from '@portal/domain/returns/returns.dto';
import { returnEndpoints } from '@portal/domain/returns/returns.endpoints';
import type { Page, PageRequest } from '@portal/bff-platform/database/pagination';
import { CurrentActor } from '@portal/bff-platform/http/current-actor.decorator';
import { Serves } from '@portal/bff-platform/http/serves.decorator';
import type { Actor } from '@portal/bff-platform/request/actor';
import { AmendmentsService } from './amendments.service';
import { BulkMovesService } from './bulk-moves.service';
import { DeadlinesService } from './deadlines.service';
import { QueueService } from './queue.service';
import { ReturnStatusService } from './return-status.service';
import { StaffMovesService } from './staff-moves.service';

@Controller()
export class OwnReturnController {
  constructor(private readonly status: ReturnStatusService) {}

  @Serves(returnEndpoints.mine)
  mine(@CurrentActor() actor: Actor): Promise<ReturnStatus | null> {
    return this.status.mine(actor);
  }
}

@Controller()
export class ReturnsController {
  constructor(
    private readonly status: ReturnStatusService,
    private readonly moves: StaffMovesService,
    private readonly bulk: BulkMovesService,
    private readonly deadlines: DeadlinesService,
    private readonly amendments: AmendmentsService,
    private readonly queued: QueueService,
  ) {}

  @Serves(returnEndpoints.ofClient)
  ofClient(@CurrentActor() actor: Actor, @Param('clientId') clientId: string): Promise<ReturnDetail | null> {
    return this.status.ofClient(actor, clientId);
  }

  @Serves(returnEndpoints.move)
  move(
    @CurrentActor() actor: Actor,
    @Param('clientId') clientId: string,
    @Body() body: MoveReturn,
  ): Promise<ReturnDetail> {
    return this.moves.moveOfClient(actor, clientId, body);
  }

  @Serves(returnEndpoints.note)
  note(
    @CurrentActor() actor: Actor,
    @Param('clientId') clientId: string,
    @Body() body: NoteBody,
  ): Promise<ReturnDetail> {
    return this.moves.addNote(actor, clientId, body);
  }

  @Serves(returnEndpoints.recordFilings)
  recordFilings(
    @CurrentActor() actor: Actor,
    @Param('clientId') clientId: string,
    @Body() body: FilingsBody,
  ): Promise<ReturnDetail> {
    return this.moves.recordFilings(actor, clientId, body);
  }

  @Serves(returnEndpoints.setDeadline)
  setDeadline(
    @CurrentActor() actor: Actor,
    @Param('clientId') clientId: string,
    @Body() body: ReturnDeadline,
  ): Promise<ReturnDetail> {
    return this.deadlines.setOfClient(actor, clientId, body);
  }

  @Serves(returnEndpoints.amend)
  amend(
    @CurrentActor() actor: Actor,
    @Param('clientId') clientId: string,
    @Body() body: AmendReturn,
  ): Promise<ReturnDetail> {
    return this.amendments.beginOfClient(actor, clientId, body);
  }

  @Serves(returnEndpoints.queue)
  queue(@CurrentActor() actor: Actor, @Query() request: QueueQuery & PageRequest): Promise<Page<QueueRow>> {
    return this.queued.list(actor, request);
  }

  @Serves(returnEndpoints.queueTotals)
  queueTotals(@CurrentActor() actor: Actor): Promise<QueueTotals> {
    return this.queued.totals(actor);
  }

  @Serves(returnEndpoints.bulkMove)
  bulkMove(@CurrentActor() actor: Actor, @Body() body: BulkMove): Promise<BulkMoved> {
    return this.bulk.move(actor, body);
  }
}
