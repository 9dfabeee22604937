import { Injectable } from '@nestjs/common';
import { fullName } from '@portal/domain/account/person-name';
import type { Assigned, BulkAssigned, MyPreparer } from '@portal/domain/assignments/assignments.dto';
import { fixedReasons } from '@portal/domain/assignments/assignments.limits';
import type {} from '@portal/domain/assignments/assignments.messages';
import { message } from '@portal/domain/i18n/message';
import { DataSource, type EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { ownClientId } from '@portal/bff-access/client-access';
import { PreparerChoicesRepository } from '@portal/bff-access/auth/accounts/preparer-choices.repository';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { ProblemError } from '@portal/bff-platform/problem.error';
import { personKey } from '@portal/bff-platform/rate-limit/rate-limit-keys';
import { RateLimiter, type RateLimit } from '@portal/bff-platform/rate-limit/rate-limiter';
import type { Actor } from '@portal/bff-platform/request/actor';
import { presentPreparer } from '../preparers/preparer.presenter';
import { PreparersRepository } from '../preparers/preparers.repository';
import { AssignmentsRepository, type Change } from './assignments.repository';
import { BulkAssignmentsRepository } from './bulk-assignments.repository';

interface Assignment {
  client_ids: readonly string[];
  preparer_id: string;
  via: Change['via'];
  reason?: string | null;
  /** The preparer that the caller saw, null for none; a mismatch causes a conflict. Not checked if absent. */
  expected_preparer_id?: string | null;
  bulk_id?: string;
}

type BulkAssignment = Pick<Assignment, 'client_ids' | 'preparer_id' | 'expected_preparer_id'>;

const minute = 60_000;
const wrongCodes: RateLimit = { limit: 10, window: 60 * minute, wait: minute, longestWait: 60 * minute };

/** Assigns clients to preparers. Every change goes through `assign`. */
@Injectable()
export class AssignmentsService {
  constructor(
    private readonly database: DataSource,
    private readonly assignments: AssignmentsRepository,
    private readonly preparers: PreparersRepository,
    private readonly rateLimiter: RateLimiter,
    private readonly audit: AuditService,
    private readonly choices: PreparerChoicesRepository,
    private readonly bulks: BulkAssignmentsRepository,
  ) {}

  /** Returns the client's preparer, approved or not, or null. */
  async preparerOf(actor: Actor): Promise<MyPreparer | null> {
    const assignment = await this.assignments.findPreparerId(ownClientId(actor));
    const preparer = assignment && (await this.preparers.findAssigned(assignment.preparer_id));
    return preparer ? { ...presentPreparer(preparer), available: preparer.available } : null;
  }

  /** @throws ProblemError not_found if no approved preparer has the code; throttled */
  async assignByCode(actor: Actor, code: string): Promise<Assigned> {
    const preparer = await this.preparerOfCode(actor, code);
    return this.assignOne(actor, { client_ids: [ownClientId(actor)], preparer_id: preparer.id, via: 'code' });
  }

  /**
   * Counts wrong codes, because trying all possible codes would reveal every preparer.
   * @throws ProblemError not_found if no approved preparer has the code; throttled
   */
  preparerOfCode(actor: Actor, code: string): Promise<{ id: string }> {
    return this.throttled(actor, () => this.preparers.findByCode(code.trim().toUpperCase()));
  }

  /** Like `preparerOfCode`, but also accepts the slug of the preparer's page. */
  preparerOfAddress(actor: Actor, address: string): Promise<{ id: string }> {
    return this.throttled(actor, () => this.preparers.findByAddress(address.trim()));
  }

  private async throttled(actor: Actor, find: () => Promise<{ id: string } | undefined>): Promise<{ id: string }> {
    const key = personKey('preparer-code', actor.id);
    await this.rateLimiter.consume(key, wrongCodes);
    const preparer = await find();
    if (!preparer) throw new ProblemError('not_found', message('assignments.invalidCode'));
    await this.rateLimiter.refund(key);
    return preparer;
  }

  /** @throws ProblemError not_found for a client other than the caller, or for a preparer who cannot be chosen */
  async choose(actor: Actor, client_id: string, preparer_id: string): Promise<Assigned> {
    if (client_id !== actor.id) throw new ProblemError('not_found');
    return this.assignOne(actor, { client_ids: [client_id], preparer_id, via: 'choice' });
  }

  /** @throws ProblemError conflict if the client's preparer is no longer the expected one */
  reassign(
    actor: Actor,
    assignment: Omit<Assignment, 'via' | 'client_ids'> & { client_id: string },
  ): Promise<Assigned> {
    const { client_id, ...wanted } = assignment;
    return this.assignOne(actor, { ...wanted, client_ids: [client_id], via: 'admin' });
  }

  /** Assigns all the clients or none. @throws ProblemError not_found */
  bulkAssign(actor: Actor, wanted: BulkAssignment): Promise<BulkAssigned> {
    return this.database.transaction((transaction) => this.bulkAssignIn(transaction, actor, wanted));
  }

  /** Like `bulkAssign`, in the caller's transaction. @throws ProblemError not_found, conflict */
  async bulkAssignIn(transaction: EntityManager, actor: Actor, wanted: BulkAssignment): Promise<BulkAssigned> {
    const id = uuidv7();
    const assignment = { ...wanted, via: 'admin_bulk', reason: fixedReasons.bulk, bulk_id: id } as const;
    const { preparer, changed } = await this.assign(transaction, actor, assignment);
    const [clients, preparer_name] = [changed.length, preparer.name];
    if (clients === 0) return { id: null, changed: 0, preparer_name };
    await this.bulks.insert(transaction, { id, preparer_id: preparer.id, clients, assigned_by: actor.id });
    return { id, changed: clients, preparer_name };
  }

  /**
   * Locks an approved preparer against deletion and closing until the transaction ends. @throws ProblemError not_found
   */
  async holdPreparer(transaction: EntityManager, id: string): Promise<{ id: string; name: string }> {
    const preparer = await this.assignments.lockPreparer(transaction, id);
    if (!preparer) throw new ProblemError('not_found', message('assignments.noSuchPreparer'));
    return preparer;
  }

  /**
   * The only way to assign a preparer: takes the locks, makes the change, and writes one history row per client and one
   * audit entry, in the caller's transaction.
   * @throws ProblemError not_found, conflict
   */
  async assign(transaction: EntityManager, actor: Actor, assignment: Assignment) {
    const { preparer_id, via, reason = null, expected_preparer_id, bulk_id } = assignment;
    const client_ids = [...new Set(assignment.client_ids)];
    const preparer = await this.holdPreparer(transaction, preparer_id);
    const clients = await this.assignments.lockClients(transaction, client_ids);
    if (clients !== client_ids.length) throw new ProblemError('not_found', message('assignments.noSuchClient'));
    if (
      expected_preparer_id !== undefined &&
      !(await this.assignments.areAllWith(transaction, client_ids, expected_preparer_id))
    )
      throw new ProblemError('conflict', message('assignments.changedMeanwhile'));
    const name = fullName(actor);
    const by = { actor: { id: actor.id, name }, via, reason, ...(bulk_id ? { bulk_id } : {}) };
    const change = { client_ids, preparer, ...by };
    const changed = await this.assignments.assign(transaction, change);
    // Once a client has a preparer, delete the choice made on a preparer's page.
    await this.choices.remove(transaction, client_ids);
    const details = { via, preparer_id, clients: changed.length };
    const [only] = client_ids;
    const object = client_ids.length === 1 && only ? { object_type: 'client', object_id: only } : {};
    if (changed.length > 0)
      await this.audit.record({ action: 'client.assign', actor, ...object, details }, transaction);
    return { preparer, changed };
  }

  private async assignOne(actor: Actor, assignment: Assignment): Promise<Assigned> {
    return this.database.transaction(async (transaction) => {
      const { preparer } = await this.assign(transaction, actor, assignment);
      return { preparer_id: preparer.id, preparer_name: preparer.name };
    });
  }
}
