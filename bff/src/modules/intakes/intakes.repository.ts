import { Injectable } from '@nestjs/common';
import { listLimits } from '@portal/domain/contract/limits';
import { intakeFields, type IntakeFieldName } from '@portal/domain/intake/intake.fields';
import { DataSource, type EntityManager } from 'typeorm';
import type { ReadableClientId } from '../../access/client-access';
import { PlainQuery } from '../../database/plain-query';
import { PreparedQuery } from '../../database/prepared-query';
import { IntakeEntity, IntakeSnapshotEntity } from './intake.entity';

const facts = [
  'id',
  'user_id',
  'tax_year',
  'submitted',
  'submitted_at',
  'unsubmitted_changes',
  'version',
  'created_at',
  'updated_at',
] as const;
type Fact = (typeof facts)[number];

/** A form as it is read. */
export type IntakeRow = Pick<IntakeEntity, IntakeFieldName | Fact>;
/** What of a form its client changes. */
export type IntakeColumns = Omit<IntakeEntity, Exclude<Fact, 'submitted'>>;

const columns = [...(Object.keys(intakeFields) as IntakeFieldName[]), ...facts];

@Injectable()
export class IntakesRepository {
  private readonly formOfClient = new PreparedQuery(this.database, 'intake_form_of_client', (manager) =>
    PlainQuery.from(manager, IntakeEntity, 'form', columns).where(
      'form.user_id = :user_id AND form.tax_year = :tax_year',
    ),
  );

  constructor(private readonly database: DataSource) {}

  findByClient(user_id: ReadableClientId, tax_year: number): Promise<IntakeRow | undefined> {
    return this.formOfClient.getOne({ user_id, tax_year });
  }

  async exists(user_id: ReadableClientId, id: string): Promise<boolean> {
    return this.database.manager.existsBy(IntakeEntity, { id, user_id });
  }

  /** Held until the transaction ends, so that what is merged is what is replaced. */
  lock(transaction: EntityManager, user_id: ReadableClientId, id: string): Promise<IntakeRow | null> {
    return transaction.findOne(IntakeEntity, { where: { id, user_id }, lock: { mode: 'pessimistic_write' } });
  }

  /** @returns the new row; undefined when the client has a form of that year already */
  async insert(
    transaction: EntityManager,
    user_id: ReadableClientId,
    row: IntakeColumns & Pick<IntakeEntity, 'id' | 'tax_year'>,
  ): Promise<IntakeRow | undefined> {
    const inserted = await transaction
      .createQueryBuilder()
      .insert()
      .into(IntakeEntity)
      .values({ ...row, user_id, ...submittedNow(row) })
      .orIgnore()
      .returning(columns)
      .execute();
    return (inserted.raw as IntakeRow[])[0];
  }

  /** @returns the row as it is now; undefined when it is no longer the version that was read */
  async replace(transaction: EntityManager, read: IntakeRow, row: IntakeColumns): Promise<IntakeRow | undefined> {
    const { id, user_id, version } = read;
    const updated = await transaction
      .createQueryBuilder()
      .update(IntakeEntity)
      .set({ ...row, unsubmitted_changes: null, ...submittedNow(row), ...nextVersion })
      .where({ id, user_id, version })
      .returning(columns)
      .execute();
    return (updated.raw as IntakeRow[])[0];
  }

  /** Leaves what was submitted as it is. @returns the row as it is now; undefined when it is no longer the version that was read */
  async replaceUnsubmittedChanges(
    transaction: EntityManager,
    { id, user_id, version }: IntakeRow,
    unsubmitted_changes: Buffer | null,
  ): Promise<IntakeRow | undefined> {
    const updated = await transaction
      .createQueryBuilder()
      .update(IntakeEntity)
      .set({ unsubmitted_changes, ...nextVersion })
      .where({ id, user_id, version })
      .returning(columns)
      .execute();
    return (updated.raw as IntakeRow[])[0];
  }

  async insertSnapshot(transaction: EntityManager, snapshot: IntakeSnapshotEntity): Promise<void> {
    await transaction.insert(IntakeSnapshotEntity, snapshot);
  }

  /** The newest ones, no more than a list may have: each of them has to be decrypted. */
  findSnapshots(user_id: ReadableClientId, intake_id: string): Promise<IntakeSnapshotEntity[]> {
    return this.database.manager.find(IntakeSnapshotEntity, {
      where: { intake_id, user_id },
      order: { version: 'DESC' },
      take: listLimits.default,
    });
  }
}

const nextVersion = { version: () => 'version + 1', updated_at: () => 'now()' };
const submittedNow = ({ submitted }: IntakeColumns) => (submitted ? { submitted_at: () => 'now()' } : {});
