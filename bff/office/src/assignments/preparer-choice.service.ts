import { Injectable } from '@nestjs/common';
import type { ChosenPreparer } from '@portal/domain/assignments/assignments.dto';
import { DataSource, type EntityManager } from 'typeorm';
import { ownClientId } from '@portal/bff-access/client-access';
import { PreparerChoicesRepository } from '@portal/bff-access/auth/accounts/preparer-choices.repository';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import type { Actor } from '@portal/bff-platform/request/actor';
import { AssignmentsRepository } from './assignments.repository';
import { AssignmentsService } from './assignments.service';

/**
 * The preparer that a client chose by opening the preparer's page. Submitting the intake form turns the choice into an
 * assignment.
 */
@Injectable()
export class PreparerChoiceService {
  constructor(
    private readonly database: DataSource,
    private readonly choices: PreparerChoicesRepository,
    private readonly rows: AssignmentsRepository,
    private readonly assignments: AssignmentsService,
    private readonly audit: AuditService,
  ) {}

  async find(actor: Actor): Promise<ChosenPreparer | null> {
    return (await this.choices.find(this.database.manager, ownClientId(actor))) ?? null;
  }

  /**
   * @param address a preparer's code, or the slug of their page
   * @throws ProblemError not_found if no approved preparer has it; throttled
   */
  async choose(actor: Actor, address: string): Promise<ChosenPreparer | null> {
    const client_id = ownClientId(actor);
    const { id: preparer_id } = await this.assignments.preparerOfAddress(actor, address);
    await this.database.transaction(async (transaction) => {
      await this.rows.lockClients(transaction, [client_id]);
      const isAssigned = await this.rows.areAllWith(transaction, [client_id], preparer_id);
      if (isAssigned) return this.choices.remove(transaction, [client_id]);
      const before = await this.choices.find(transaction, client_id);
      if (before?.id === preparer_id) return undefined;
      await this.choices.replace(transaction, { client_id, preparer_id });
      return this.record(transaction, actor, preparer_id);
    });
    return this.find(actor);
  }

  async forget(actor: Actor): Promise<void> {
    const client_id = ownClientId(actor);
    await this.database.transaction(async (transaction) => {
      await this.rows.lockClients(transaction, [client_id]);
      if (!(await this.choices.find(transaction, client_id))) return;
      await this.choices.remove(transaction, [client_id]);
      await this.record(transaction, actor);
    });
  }

  /**
   * Assigns the chosen preparer in the caller's transaction, unless the client already has an approved one. If the
   * chosen preparer is no longer approved, the choice is kept, so that the client is informed and can choose again.
   */
  async assignChosen(transaction: EntityManager, actor: Actor): Promise<void> {
    const chosen = await this.choices.find(transaction, actor.id);
    // Lock the preparer before the client, as everywhere else.
    if (!chosen || !(await this.rows.lockPreparer(transaction, chosen.id))) return;
    await this.rows.lockClients(transaction, [actor.id]);
    const now = await this.choices.find(transaction, actor.id);
    if (now?.id !== chosen.id || (await this.rows.hasApprovedPreparer(transaction, actor.id))) return;
    const assignment = { client_ids: [actor.id], preparer_id: chosen.id, via: 'preparer_intake' } as const;
    await this.assignments.assign(transaction, actor, assignment);
  }

  private record(transaction: EntityManager, actor: Actor, preparer_id?: string): Promise<void> {
    const object = { object_type: 'client', object_id: actor.id };
    const details = { ...(preparer_id ? { preparer_id } : {}) };
    return this.audit.record({ action: 'client.choose', actor, ...object, details }, transaction);
  }
}
