import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { endOfLifetime } from '@portal/bff-platform/database/database-clock';
import { PlainQuery } from '@portal/bff-platform/database/plain-query';
import { EmailVerificationEntity } from './email-verification.entity';

type NewVerification = Pick<EmailVerificationEntity, 'id' | 'user_id' | 'email' | 'token_hash'> & {
  /** ms */
  lifetime: number;
};

// When the address changes, triggers make it unverified and delete its links (docs/database-rules.md):
// unverify_changed_address, end_access_of_old_address.
@Injectable()
export class EmailVerificationsRepository {
  constructor(private readonly database: DataSource) {}

  /** @returns when the link expires, by the database's clock */
  async insert(transaction: EntityManager, { lifetime, ...verification }: NewVerification): Promise<Date> {
    const inserted = await transaction
      .createQueryBuilder()
      .insert()
      .into(EmailVerificationEntity)
      .values({ ...verification, expires_at: endOfLifetime })
      .setParameters({ lifetime })
      .returning(['expires_at'])
      .execute();
    const [row] = inserted.raw as [Pick<EmailVerificationEntity, 'expires_at'>];
    return row.expires_at;
  }

  findValid(token_hash: Buffer): Promise<Pick<EmailVerificationEntity, 'id' | 'user_id' | 'email'> | undefined> {
    return PlainQuery.from(this.database.manager, EmailVerificationEntity, 'link', ['id', 'user_id', 'email'])
      .where('link.token_hash = :token_hash AND link.expires_at > now()', { token_hash })
      .getOne();
  }

  /** @returns true for exactly one of several concurrent calls */
  async use(transaction: EntityManager, id: string): Promise<boolean> {
    const { affected } = await transaction.delete(EmailVerificationEntity, { id });
    return affected === 1;
  }

  async deleteAllOfUser(transaction: EntityManager, user_id: string): Promise<void> {
    await transaction.delete(EmailVerificationEntity, { user_id });
  }

  async deleteExpired(): Promise<void> {
    await this.database
      .createQueryBuilder()
      .delete()
      .from(EmailVerificationEntity)
      .where('expires_at < now()')
      .execute();
  }
}
