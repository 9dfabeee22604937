import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { PlainQuery } from '@portal/bff-platform/database/plain-query';
import { newToken, tokenHash } from './opaque-tokens';
import { KnownDeviceEntity } from './session.entity';
import { sessionLimits } from './session.limits';

export type KnownDevice = Pick<KnownDeviceEntity, 'id' | 'user_id'>;

export interface RecordedDevice {
  id: string;
  /** Set only for a new browser. */
  token?: string;
}

/**
 * Browsers in which users have signed in before. Their attempts are counted separately, so that a stranger who uses up
 * an account's attempts never locks its owner out (security A08).
 */
@Injectable()
export class KnownDevicesRepository {
  constructor(private readonly database: DataSource) {}

  async findOne(user_id: string | undefined, tokens: readonly string[]): Promise<KnownDevice | undefined> {
    if (user_id === undefined || tokens.length === 0) return undefined;
    return PlainQuery.from(this.database.manager, KnownDeviceEntity, 'device', ['id', 'user_id'])
      .where('device.user_id = :user_id AND device.token_hash IN (:...hashes)', {
        user_id,
        hashes: tokens.map(tokenHash),
      })
      .where(`device.last_seen_at > now() - :lifetime * interval '1 ms'`, { lifetime: sessionLimits.knownDevice })
      .getOne();
  }

  async recordSignIn(
    transaction: EntityManager,
    user_id: string,
    known: KnownDevice | undefined,
  ): Promise<RecordedDevice> {
    if (known) {
      await transaction.update(KnownDeviceEntity, { id: known.id }, { last_seen_at: () => 'now()' });
      return { id: known.id };
    }
    const [id, token] = [uuidv7(), newToken()];
    await transaction.insert(KnownDeviceEntity, { id, user_id, token_hash: tokenHash(token) });
    await this.deleteOldest(transaction, user_id);
    return { id, token };
  }

  async deleteAllOfUser(transaction: EntityManager, user_id: string): Promise<void> {
    await transaction.delete(KnownDeviceEntity, { user_id });
  }

  async deleteExpired(): Promise<void> {
    const expired = `last_seen_at < now() - :lifetime * interval '1 ms'`;
    const parameters = { lifetime: sessionLimits.knownDevice };
    await this.database.createQueryBuilder().delete().from(KnownDeviceEntity).where(expired, parameters).execute();
  }

  private async deleteOldest(transaction: EntityManager, user_id: string): Promise<void> {
    const surplus = await transaction.find(KnownDeviceEntity, {
      select: { id: true },
      where: { user_id },
      order: { last_seen_at: 'DESC' },
      skip: sessionLimits.knownDevicesOfUser,
    });
    if (surplus.length > 0) await transaction.delete(KnownDeviceEntity, { id: In(surplus.map(({ id }) => id)) });
  }
}
