import { createHmac, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DeploymentFactEntity } from './deployment-fact.entity';

/** Tells whether two keys are the same, and nothing about either. */
export const fingerprintOf = (key: KeyObject | Buffer): string =>
  createHmac('sha256', key).update('fingerprint').digest('hex');

@Injectable()
export class DeploymentFactsRepository {
  constructor(private readonly database: DataSource) {}

  /** @returns what is stored: this value, if there was none */
  async ensure(name: string, value: string): Promise<string> {
    const { manager } = this.database;
    await manager.createQueryBuilder().insert().into(DeploymentFactEntity).values({ name, value }).orIgnore().execute();
    return (await manager.findOneByOrFail(DeploymentFactEntity, { name })).value;
  }

  async replace(transaction: EntityManager, name: string, value: string): Promise<void> {
    await transaction.upsert(DeploymentFactEntity, { name, value, updated_at: () => 'now()' }, ['name']);
  }
}
