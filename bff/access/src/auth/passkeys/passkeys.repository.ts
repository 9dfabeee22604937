import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { paginate, type Order, type Page, type PageRequest } from '@portal/bff-platform/database/pagination';
import { PlainQuery } from '@portal/bff-platform/database/plain-query';
import { PasskeyEntity } from './passkey.entity';

const listedColumns = ['id', 'name', 'created_at', 'last_used_at'] as const;
export type ListedPasskey = Pick<PasskeyEntity, (typeof listedColumns)[number]>;
const newestFirst: Order = { entity: PasskeyEntity, alias: 'passkey', by: ['created_at'], direction: 'DESC' };

const storedColumns = ['id', 'user_id', 'public_key'] as const;
export type StoredPasskey = Pick<PasskeyEntity, (typeof storedColumns)[number]>;

// A trigger deletes the passkeys of deleted accounts (docs/database-rules.md): delete_passkeys_of_deleted_account.
@Injectable()
export class PasskeysRepository {
  constructor(private readonly database: DataSource) {}

  listOfUser(user_id: string, request: PageRequest): Promise<Page<ListedPasskey>> {
    const own = PlainQuery.from(this.database.manager, PasskeyEntity, 'passkey', listedColumns);
    return paginate(own.where('passkey.user_id = :user_id', { user_id }), newestFirst, request);
  }

  find(user_id: string, id: string, manager = this.database.manager): Promise<ListedPasskey | undefined> {
    return PlainQuery.from(manager, PasskeyEntity, 'passkey', listedColumns)
      .where('passkey.id = :id AND passkey.user_id = :user_id', { id, user_id })
      .getOne();
  }

  findByCredential(credential_id: Buffer): Promise<StoredPasskey | undefined> {
    return PlainQuery.from(this.database.manager, PasskeyEntity, 'passkey', storedColumns)
      .where('passkey.credential_id = :credential_id', { credential_id })
      .getOne();
  }

  /** Returns the ids with which authenticators know the person's passkeys. */
  async credentialIds(user_id: string): Promise<Buffer[]> {
    const rows = await PlainQuery.from(this.database.manager, PasskeyEntity, 'passkey', ['credential_id'])
      .where('passkey.user_id = :user_id', { user_id })
      .getMany();
    return rows.map(({ credential_id }) => credential_id);
  }

  count(user_id: string, manager = this.database.manager): Promise<number> {
    return manager.countBy(PasskeyEntity, { user_id });
  }

  /** @returns false if the authenticator's id is already stored, for this account or another one */
  async insert(
    transaction: EntityManager,
    passkey: Omit<PasskeyEntity, 'created_at' | 'last_used_at'>,
  ): Promise<boolean> {
    const inserted = await transaction
      .createQueryBuilder()
      .insert()
      .into(PasskeyEntity)
      .values(passkey)
      .orIgnore()
      .returning(['id'])
      .execute();
    return (inserted.raw as unknown[]).length > 0;
  }

  async rename(transaction: EntityManager, user_id: string, id: string, name: string): Promise<boolean> {
    const { affected } = await transaction.update(PasskeyEntity, { id, user_id }, { name });
    return affected === 1;
  }

  /**
   * Records a use if the authenticator has counted further since the last one (compare-and-set); some never count.
   * @returns false if the counter did not advance, which a copy of the passkey would cause, or the passkey was removed
   */
  async recordUse(transaction: EntityManager, id: string, counter: number): Promise<boolean> {
    const { affected } = await transaction
      .createQueryBuilder()
      .update(PasskeyEntity)
      .set({ counter, last_used_at: () => 'now()' })
      .where('id = :id AND (counter < :counter OR (counter = 0 AND :counter = 0))', { id, counter })
      .execute();
    return affected === 1;
  }

  async remove(transaction: EntityManager, user_id: string, id: string): Promise<boolean> {
    const { affected } = await transaction.delete(PasskeyEntity, { id, user_id });
    return affected === 1;
  }

  /** @returns false if there were none */
  async removeAllOfUser(transaction: EntityManager, user_id: string): Promise<boolean> {
    const { affected } = await transaction.delete(PasskeyEntity, { user_id });
    return (affected ?? 0) > 0;
  }
}
