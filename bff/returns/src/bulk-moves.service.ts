import { Injectable } from '@nestjs/common';
import { message } from '@portal/domain/i18n/message';
import { returnEdges } from '@portal/domain/returns/return-edges';
import { isResting } from '@portal/domain/returns/return-states';
import type { BulkMove, BulkMoved, BulkMoveResult } from '@portal/domain/returns/returns.dto';
import { DataSource } from 'typeorm';
import { assignedClientId } from '@portal/bff-access/client-access';
import { ProblemError } from '@portal/bff-platform/problem.error';
import type { Actor } from '@portal/bff-platform/request/actor';
import { ReturnsRepository } from './returns.repository';
import { StaffMovesService } from './staff-moves.service';

/** Moves several returns, each in a transaction of its own: one that cannot move holds up no other. */
@Injectable()
export class BulkMovesService {
  constructor(
    private readonly database: DataSource,
    private readonly returns: ReturnsRepository,
    private readonly moves: StaffMovesService,
  ) {}

  /** @throws ProblemError invalid_input if the move needs more than a bulk action says */
  async move(actor: Actor, { return_ids, ...body }: BulkMove): Promise<BulkMoved> {
    assertPossible(body);
    const results: BulkMoveResult[] = [];
    for (const id of new Set(return_ids)) results.push(await this.moveOne(actor, id, body));
    return { results };
  }

  private async moveOne(actor: Actor, id: string, body: Omit<BulkMove, 'return_ids'>): Promise<BulkMoveResult> {
    const row = await this.returns.findById(id);
    try {
      if (!row) throw new ProblemError('not_found');
      const client = await assignedClientId(this.database.manager, actor, row.client_id);
      const { state } = await this.moves.moveReturn(actor, { client, tax_year: row.tax_year, id }, body);
      return { id, outcome: 'moved', state };
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      if (error.code === 'not_found') return { id, outcome: 'not_found', state: null };
      // From its state, this return also needs something that a bulk action does not say.
      if (error.code !== 'wrong_state' && error.code !== 'invalid_input') throw error;
      const now = await this.returns.findById(id);
      return { id, outcome: 'wrong_state', state: now?.state ?? null };
    }
  }
}

function assertPossible({ to, reason_kind }: Omit<BulkMove, 'return_ids'>): void {
  // A resting return is resumed alone.
  const edges = returnEdges.filter((edge) => edge.to === to && !isResting(edge.from));
  const isTold = edges.some(({ needs }) => needs === undefined || needs === 'reason');
  if (isTold && (reason_kind || edges.some(({ needs }) => needs === undefined))) return;
  const field = isTold ? 'reason_kind' : 'to';
  const detail = message(isTold ? 'returns.needsReason' : 'returns.notInBulk');
  throw new ProblemError('invalid_input', undefined, { errors: [{ field, detail }] });
}
