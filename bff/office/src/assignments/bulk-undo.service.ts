import { Injectable } from '@nestjs/common';
import { fullName } from '@portal/domain/account/person-name';
import type {} from '@portal/domain/assignments/admin-clients.messages';
import type { BulkUndone, UndoableBulk } from '@portal/domain/assignments/assignments.dto';
import { assignmentLimits } from '@portal/domain/assignments/assignments.limits';
import { message } from '@portal/domain/i18n/message';
import { DataSource } from 'typeorm';
import type { Page, PageRequest } from '@portal/bff-platform/database/pagination';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { ProblemError } from '@portal/bff-platform/problem.error';
import type { Actor } from '@portal/bff-platform/request/actor';
import { AssignmentsRepository } from './assignments.repository';
import { BulkAssignmentsRepository } from './bulk-assignments.repository';

/** Undoes bulk assignments within their time limit. */
@Injectable()
export class BulkUndoService {
  constructor(
    private readonly database: DataSource,
    private readonly bulks: BulkAssignmentsRepository,
    private readonly assignments: AssignmentsRepository,
    private readonly audit: AuditService,
  ) {}

  /** Lists the caller's own bulk assignments that can still be undone, newest first. */
  list(actor: Actor, request: PageRequest): Promise<Page<UndoableBulk>> {
    return this.bulks.listUndoable(actor.id, request);
  }

  /** @throws ProblemError not_found; conflict after 10 minutes or if already undone */
  undo(actor: Actor, id: string): Promise<BulkUndone> {
    return this.database.transaction(async (transaction) => {
      const bulk = await this.bulks.lock(transaction, id);
      if (!bulk) throw new ProblemError('not_found');
      if (bulk.is_undone) throw new ProblemError('conflict', message('adminClients.undoTwice'));
      const { undoMinutes: minutes } = assignmentLimits;
      if (bulk.is_late) throw new ProblemError('conflict', message('adminClients.undoLate', { minutes }));
      const client_ids = await this.bulks.findClients(transaction, id);
      await this.assignments.lockClients(transaction, client_ids);
      const by = { id: actor.id, name: fullName(actor) };
      const undone = await this.bulks.undo(transaction, id, { client_ids, actor: by });
      const details = { clients: undone, reassigned: bulk.clients - undone };
      const object = { object_type: 'bulk_assignment', object_id: id };
      await this.audit.record({ action: 'client.undo_assign', actor, ...object, details }, transaction);
      return { undone, total: bulk.clients, reassigned: bulk.clients - undone };
    });
  }
}
