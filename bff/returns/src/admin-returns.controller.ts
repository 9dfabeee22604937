import { Body, Controller, Param, Query } from '@nestjs/common';
import type { AdminReturnQuery, AdminReturnRow, ReturnTotals } from '@portal/domain/returns/admin-returns.dto';
import { AmendReturn } from '@portal/domain/returns/amendments.dto';
import { ReturnDeadline } from '@portal/domain/returns/deadline.dto';
import { NoteBody } from '@portal/domain/returns/note.dto';
import { MoveReturn, type ReturnDetail } from '@portal/domain/returns/returns.dto';
import { adminReturnEndpoints } from '@portal/domain/returns/returns.endpoints';
import type { Page, PageRequest } from '@portal/bff-platform/database/pagination';
import { CurrentActor } from '@portal/bff-platform/http/current-actor.decorator';
import { Serves } from '@portal/bff-platform/http/serves.decorator';
import type { Actor } from '@portal/bff-platform/request/actor';
import { AmendmentsService } from './amendments.service';
import { DeadlinesService } from './deadlines.service';
import { QueueService } from './queue.service';
import { ReturnStatusService } from './return-status.service';
import { StaffMovesService } from './staff-moves.service';

@Controller()
export class AdminReturnsController {
  constructor(
    private readonly queued: QueueService,
    private readonly status: ReturnStatusService,
    private readonly moves: StaffMovesService,
    private readonly deadlines: DeadlinesService,
    private readonly amendments: AmendmentsService,
  ) {}

  @Serves(adminReturnEndpoints.list)
  list(@CurrentActor() actor: Actor, @Query() request: AdminReturnQuery & PageRequest): Promise<Page<AdminReturnRow>> {
    return this.queued.listAll(actor, request);
  }

  @Serves(adminReturnEndpoints.totals)
  totals(): Promise<ReturnTotals> {
    return this.queued.totalsOfAll();
  }

  @Serves(adminReturnEndpoints.ofClient)
  ofClient(@CurrentActor() actor: Actor, @Param('clientId') clientId: string): Promise<ReturnDetail | null> {
    return this.status.ofAnyClient(actor, clientId);
  }

  @Serves(adminReturnEndpoints.read)
  read(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ReturnDetail> {
    return this.status.read(actor, id);
  }

  @Serves(adminReturnEndpoints.move)
  move(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: MoveReturn): Promise<ReturnDetail> {
    return this.moves.moveAny(actor, id, body);
  }

  @Serves(adminReturnEndpoints.note)
  note(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: NoteBody): Promise<ReturnDetail> {
    return this.moves.addNoteToAny(actor, id, body);
  }

  @Serves(adminReturnEndpoints.setDeadline)
  setDeadline(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() body: ReturnDeadline,
  ): Promise<ReturnDetail> {
    return this.deadlines.setOfAny(actor, id, body);
  }

  @Serves(adminReturnEndpoints.amend)
  amend(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: AmendReturn): Promise<ReturnDetail> {
    return this.amendments.beginOfAny(actor, id, body);
  }
}
