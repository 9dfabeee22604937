import { createHmac, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DeploymentFactEntity } from './deployment-fact.entity';

/** Returns the same fingerprint for equal keys; it does not reveal them. */
export const fingerprintOf = (key: KeyObject | Buffer): string =>
  createHmac('sha256', key).update('fingerprint').digest('hex');

@Injectable()
export class DeploymentFactsRepository {
  constructor(private readonly database: DataSource) {}

  /** Stores the value unless one exists. @returns the stored value */
  async ensure(name: string, value: string): Promise<string> {
    const { manager } = this.database;
    await manager.createQueryBuilder().insert().into(DeploymentFactEntity).values({ name, value }).orIgnore().execute();
    return (await manager.findOneByOrFail(DeploymentFactEntity, { name })).value;
  }

  async find(name: string): Promise<string | undefined> {
    return (await this.database.manager.findOneBy(DeploymentFactEntity, { name }))?.value;
  }

  /**
   * Stores the value that `establish` returns, unless one exists. Other servers wait meanwhile.
   * @returns the stored value
   */
  async establish(name: string, establish: () => Promise<string>): Promise<string> {
    return this.database.transaction(async (transaction) => {
      await transaction.query(`SELECT pg_advisory_xact_lock(hashtextextended('deployment fact ' || $1, 0))`, [name]);
      const stored = await transaction.findOneBy(DeploymentFactEntity, { name });
      if (stored) return stored.value;
      const value = await establish();
      await transaction.insert(DeploymentFactEntity, { name, value });
      return value;
    });
  }

  async replace(transaction: EntityManager, name: string, value: string): Promise<void> {
    await transaction.upsert(DeploymentFactEntity, { name, value, updated_at: () => 'now()' }, ['name']);
  }
}
