import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { endOfLifetime } from '@portal/bff-platform/database/database-clock';
import { PlainQuery } from '@portal/bff-platform/database/plain-query';
import { PasswordResetEntity } from './password-reset.entity';

type NewReset = Pick<PasswordResetEntity, 'id' | 'user_id' | 'token_hash' | 'requested_by'> & {
  /** ms */
  lifetime: number;
};

@Injectable()
export class PasswordResetsRepository {
  constructor(private readonly database: DataSource) {}

  /** @returns when the link expires, by the database's clock */
  async insert(transaction: EntityManager, { lifetime, ...reset }: NewReset): Promise<Date> {
    const inserted = await transaction
      .createQueryBuilder()
      .insert()
      .into(PasswordResetEntity)
      .values({ ...reset, expires_at: endOfLifetime })
      .setParameters({ lifetime })
      .returning(['expires_at'])
      .execute();
    const [row] = inserted.raw as [Pick<PasswordResetEntity, 'expires_at'>];
    return row.expires_at;
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
