import { listLimits } from '@portal/domain/contract/limits';
import type { EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import type { Actor } from '../../platform/actor';
import type { IntakeContent } from './intake.content';
import { IntakeEntity } from './intake.entity';
import type { IntakeSealer } from './intake.sealing';
import { IntakeSnapshotEntity } from './intake-snapshot.entity';

type Stamps = 'submitted_at' | 'version' | 'created_at' | 'updated_at';
type NewRow = Omit<IntakeEntity, Stamps>;
type Columns = Omit<NewRow, 'id' | 'user_id' | 'tax_year'>;

/** The statements about intake forms, on one connection or in one transaction. */
export class IntakeRows {
  constructor(private readonly manager: EntityManager) {}

  ofClient(clientId: string, year: number): Promise<IntakeEntity | null> {
    return this.manager.findOneBy(IntakeEntity, { user_id: clientId, tax_year: year });
  }

  owned(id: string, clientId: string): Promise<IntakeEntity | null> {
    return this.manager.findOneBy(IntakeEntity, { id, user_id: clientId });
  }

  /** Held until the transaction ends, so that what is merged is what is replaced. */
  lock(id: string, clientId: string): Promise<IntakeEntity | null> {
    return this.manager.findOne(IntakeEntity, {
      where: { id, user_id: clientId },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** @returns the new row; undefined when the client has a form of that year already */
  async insert(row: NewRow): Promise<IntakeEntity | undefined> {
    const submitted_at = row.submitted ? () => 'now()' : null;
    const result = await this.manager
      .createQueryBuilder()
      .insert()
      .into(IntakeEntity)
      .values({ ...row, submitted_at: submitted_at as never })
      .orIgnore()
      .returning('*')
      .execute();
    return (result.raw as IntakeEntity[])[0];
  }

  /** @returns the row as it is now; undefined when it is no longer the version that was read */
  async replace(read: IntakeEntity, columns: Columns): Promise<IntakeEntity | undefined> {
    const { id, user_id, version } = read;
    const result = await this.manager
      .createQueryBuilder()
      .update(IntakeEntity)
      .set({
        ...columns,
        ...(columns.submitted ? { submitted_at: () => 'now()' } : {}),
        version: () => 'version + 1',
        updated_at: () => 'now()',
      })
      .where('id = :id AND user_id = :user_id AND version = :version', { id, user_id, version })
      .returning('*')
      .execute();
    return (result.raw as IntakeEntity[])[0];
  }

  async keepSnapshot(row: IntakeEntity, actor: Actor, sealer: IntakeSealer, content: IntakeContent): Promise<void> {
    const id = uuidv7();
    await this.manager.insert(IntakeSnapshotEntity, {
      id,
      intake_id: row.id,
      user_id: row.user_id,
      version: row.version,
      submitted_by: actor.id,
      submitted_by_name: `${actor.first_name} ${actor.last_name}`,
      submitted_at: row.submitted_at ?? row.updated_at,
      form: sealer.sealSnapshot(id, content),
    });
  }

  /** The newest ones, no more than a list may have: each of them has to be opened. */
  snapshots(intakeId: string): Promise<IntakeSnapshotEntity[]> {
    return this.manager.find(IntakeSnapshotEntity, {
      where: { intake_id: intakeId },
      order: { version: 'DESC' },
      take: listLimits.default,
    });
  }
}
