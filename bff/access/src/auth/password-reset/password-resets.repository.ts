import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PlainQuery } from '@portal/bff-platform/database/plain-query';
import { PasswordResetEntity } from './password-reset.entity';

type NewReset = Pick<PasswordResetEntity, 'id' | 'user_id' | 'token_hash' | 'requested_by' | 'expires_at'>;

@Injectable()
export class PasswordResetsRepository {
  constructor(private readonly database: DataSource) {}

  async insert(transaction: EntityManager, reset: NewReset): Promise<void> {
    await transaction.insert(PasswordResetEntity, reset);
  }

  findValid(token_hash: Buffer): Promise<Pick<PasswordResetEntity, 'id' | 'user_id'> | undefined> {
    return PlainQuery.from(this.database.manager, PasswordResetEntity, 'reset', ['id', 'user_id'])
      .where('reset.token_hash = :token_hash AND reset.expires_at > now()', { token_hash })
      .getOne();
  }

  /** @returns true for exactly one of several concurrent calls */
  async use(transaction: EntityManager, id: string): Promise<boolean> {
    const { affected } = await transaction.delete(PasswordResetEntity, { id });
    return affected === 1;
  }

  async deleteAllOfUser(transaction: EntityManager, user_id: string): Promise<void> {
    await transaction.delete(PasswordResetEntity, { user_id });
  }

  async deleteExpired(): Promise<void> {
    await this.database.createQueryBuilder().delete().from(PasswordResetEntity).where('expires_at < now()').execute();
  }
}
