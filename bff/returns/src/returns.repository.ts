import { Injectable } from '@nestjs/common';
import { returnLimits } from '@portal/domain/returns/returns.limits';
import { restingStates, type ReturnState } from '@portal/domain/returns/return-states';
import type { AwaitedPaper } from '@portal/domain/returns/returns.dto';
import { DataSource, In, LessThan, Not, type EntityManager, type QueryDeepPartialEntity } from 'typeorm';
import { AssignmentEntity } from '@portal/bff-access/assignment.entity';
import type { ReadableClientId } from '@portal/bff-access/client-access';
import { UserEntity } from '@portal/bff-access/auth/accounts/user.entity';
import { FilingEntity, ReturnNoteEntity, ReturnTransitionEntity, TaxReturnEntity } from './return.entity';

/** The client as far as a move needs to know: where to send mail. */
export type MovedClient = Pick<UserEntity, 'email' | 'first_name' | 'locale' | 'status'>;

/** Papers of a return by whose turn they are; optional ones never make a return wait. */
export interface OpenItems {
  open_for_client: number;
  open_for_office: number;
  /** Required ones that the client expects later, with the office's consent. */
  awaited: number;
}

/** A required paper that the client expects on a date, with its encrypted label. */
export interface AwaitedItem extends Omit<AwaitedPaper, 'label'> {
  id: string;
  label: Buffer | null;
}

/** A return, and the client to whom it belongs. */
type Key = Pick<TaxReturnEntity, 'id' | 'client_id'>;
type Change = Partial<Omit<TaxReturnEntity, 'id' | 'client_id' | 'version' | 'turn'>>;
const newestFirst = { order: { id: 'DESC' }, take: returnLimits.history } as const;

@Injectable()
export class ReturnsRepository {
  constructor(private readonly database: DataSource) {}

  /** Finds the client's newest return of a year. */
  find(client_id: ReadableClientId, tax_year: number): Promise<TaxReturnEntity | null> {
    return this.database.manager.findOneBy(TaxReturnEntity, { client_id, tax_year, newest: true });
  }

  findById(id: string): Promise<TaxReturnEntity | null> {
    return this.database.manager.findOneBy(TaxReturnEntity, { id });
  }

  /**
   * Locks the client's account, as reassigning and submitting a form do before anything else: whoever moves a return takes
   * this lock first. Returns null for a deleted account.
   */
  async lockClient(transaction: EntityManager, client: string): Promise<MovedClient | null> {
    const [found] = await transaction.query<MovedClient[]>(
      `SELECT email, first_name, locale, status FROM users WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE`,
      [client],
    );
    return found ?? null;
  }

  /** Locks the client's newest return of a year until the transaction ends. */
  lock(transaction: EntityManager, client_id: ReadableClientId, tax_year: number): Promise<TaxReturnEntity | null> {
    return transaction.findOne(TaxReturnEntity, {
      where: { client_id, tax_year, newest: true },
      lock: { mode: 'for_no_key_update' },
    });
  }

  /** Returns the client's returns that wait for an answer, or did before they were put on hold, of any year, locked. */
  lockWaiting(transaction: EntityManager, client_id: ReadableClientId): Promise<TaxReturnEntity[]> {
    return transaction.find(TaxReturnEntity, {
      where: [
        { client_id, state: 'info_needed' },
        { client_id, state: In(restingStates), state_before_hold: 'info_needed' },
      ],
      order: { id: 'ASC' },
      lock: { mode: 'for_no_key_update' },
    });
  }

  /** Does nothing if the client has a return for that year. @returns whether it was inserted */
  async insert(
    transaction: EntityManager,
    row: Pick<TaxReturnEntity, 'id' | 'client_id' | 'tax_year'>,
  ): Promise<boolean> {
    const inserted = await transaction
      .createQueryBuilder()
      .insert()
      .into(TaxReturnEntity)
      .values(row)
      .orIgnore()
      .returning('id')
      .execute();
    return (inserted.raw as unknown[]).length > 0;
  }

  /** Inserts an amended return; a trigger (docs/database-rules.md, check_new_return) makes it the newest. */
  async insertAmended(
    transaction: EntityManager,
    row: Pick<
      TaxReturnEntity,
      'id' | 'client_id' | 'tax_year' | 'sequence' | 'client_changed_at' | 'items_generated_at'
    >,
  ): Promise<TaxReturnEntity> {
    await transaction.insert(TaxReturnEntity, { ...row, kind: 'amended', state: 'preparing' });
    return transaction.findOneByOrFail(TaxReturnEntity, { id: row.id, client_id: row.client_id });
  }

  /** @returns the updated row; null if the version has changed since it was read */
  async update(
    transaction: EntityManager,
    { id, client_id, version }: Key & Pick<TaxReturnEntity, 'version'>,
    change: QueryDeepPartialEntity<Change>,
  ): Promise<TaxReturnEntity | null> {
    const set = { ...change, version: () => 'version + 1', updated_at: () => 'now()' };
    const { affected } = await transaction.update(TaxReturnEntity, { id, client_id, version }, set);
    return affected ? transaction.findOneBy(TaxReturnEntity, { id, client_id }) : null;
  }

  /** Keeps the version, on which a decision may be based: nothing changes that a person sees. */
  async markGenerated(transaction: EntityManager, { id, client_id }: Key): Promise<void> {
    await transaction.update(TaxReturnEntity, { id, client_id }, { items_generated_at: () => 'now()' });
  }

  async insertTransition(transaction: EntityManager, row: Omit<ReturnTransitionEntity, 'at'>): Promise<void> {
    await transaction.insert(ReturnTransitionEntity, row);
  }

  async insertNote(transaction: EntityManager, row: Omit<ReturnNoteEntity, 'at'>): Promise<void> {
    await transaction.insert(ReturnNoteEntity, row);
  }

  async replaceFilings(
    transaction: EntityManager,
    { id: return_id, client_id }: Key,
    rows: readonly FilingEntity[],
  ): Promise<void> {
    await transaction.delete(FilingEntity, { return_id, client_id });
    if (rows.length > 0) await transaction.insert(FilingEntity, [...rows]);
  }

  /** Returns the filings of several returns of one client, by authority. */
  filings(client_id: string, returns: readonly string[], manager = this.database.manager): Promise<FilingEntity[]> {
    const where = { return_id: In([...returns]), client_id };
    return manager.find(FilingEntity, { where, order: { authority: 'ASC' } });
  }

  /** Returns the earlier returns of the same year, newest first; none for an original. */
  earlier({ client_id, tax_year, sequence }: TaxReturnEntity): Promise<TaxReturnEntity[]> {
    if (sequence === 1) return Promise.resolve([]);
    const where = { client_id, tax_year, sequence: LessThan(sequence) };
    return this.database.manager.find(TaxReturnEntity, { where, order: { sequence: 'DESC' } });
  }

  transitions(client_id: string, returns: readonly string[]): Promise<ReturnTransitionEntity[]> {
    const where = { return_id: In([...returns]), client_id };
    return this.database.manager.find(ReturnTransitionEntity, { where, ...newestFirst });
  }

  notes(client_id: string, returns: readonly string[]): Promise<ReturnNoteEntity[]> {
    const where = { return_id: In([...returns]), client_id };
    return this.database.manager.find(ReturnNoteEntity, { where, ...newestFirst });
  }

  /** Returns when the return first came into each of its states. */
  reached({ id: return_id, client_id }: Key): Promise<{ to_state: ReturnState; at: Date }[]> {
    return this.database.manager
      .createQueryBuilder(ReturnTransitionEntity, 'moved')
      .select('moved.to_state', 'to_state')
      .addSelect('min(moved.at)', 'at')
      .where('moved.return_id = :return_id AND moved.client_id = :client_id', { return_id, client_id })
      .groupBy('moved.to_state')
      .getRawMany();
  }

  /** Whether a question was sent with the move that made the return wait. A hold in between changes nothing. */
  async wasAsked(transaction: EntityManager, { id: return_id, client_id }: Key): Promise<boolean> {
    const last = await transaction.findOne(ReturnTransitionEntity, {
      where: { return_id, client_id, to_state: 'info_needed', from_state: Not(In(restingStates)) },
      order: { id: 'DESC' },
    });
    return (last?.message_id ?? null) !== null;
  }

  async openItems({ id, client_id }: Key, manager = this.database.manager): Promise<OpenItems> {
    const [found] = await manager.query<OpenItems[]>(
      `SELECT count(*) FILTER (WHERE turn = 'client' AND required)::int AS open_for_client,
              count(*) FILTER (WHERE turn = 'office')::int AS open_for_office,
              count(*) FILTER (WHERE state = 'awaited' AND required)::int AS awaited
       FROM request_items WHERE return_id = $1 AND client_id = $2`,
      [id, client_id],
    );
    return found ?? { open_for_client: 0, open_for_office: 0, awaited: 0 };
  }

  /** Finds the first to come of the required papers that come later. */
  async nextAwaited({ id, client_id }: Key): Promise<AwaitedItem | null> {
    const [found] = await this.database.query<AwaitedItem[]>(
      `SELECT id, rule_key, instance = 'spouse' AS of_spouse, label, comes_on::text FROM request_items
       WHERE return_id = $1 AND client_id = $2 AND state = 'awaited' AND required
       ORDER BY comes_on, position, id LIMIT 1`,
      [id, client_id],
    );
    return found ?? null;
  }

  async preparerName(client_id: string): Promise<string | null> {
    const found = await this.database.manager
      .createQueryBuilder(AssignmentEntity, 'assignment')
      .innerJoin(UserEntity, 'preparer', 'preparer.id = assignment.preparer_id')
      .select("preparer.first_name || ' ' || preparer.last_name", 'name')
      .where('assignment.client_id = :client_id', { client_id })
      .getRawOne<{ name: string }>();
    return found?.name ?? null;
  }

  hasPreparer(transaction: EntityManager, client_id: string): Promise<boolean> {
    return transaction.existsBy(AssignmentEntity, { client_id });
  }
}
