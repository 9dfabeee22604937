import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import type { Querier } from '../../database/querier';
import { newToken, tokenHash } from './opaque-tokens';
import { sessionLimits } from './session.limits';

export interface KnownDevice {
  id: string;
  user_id: string;
}

export interface RememberedDevice {
  id: string;
  /** Only for a browser that was not known before. */
  token?: string;
}

/**
 * Browsers people have signed in with before. Their tries are counted apart, so that a stranger who burns an account's
 * tries never locks its owner out (security A08).
 */
@Injectable()
export class KnownDevices {
  constructor(private readonly database: DataSource) {}

  async of(user_id: string | undefined, tokens: readonly string[]): Promise<KnownDevice | undefined> {
    if (user_id === undefined || tokens.length === 0) return undefined;
    const [device]: KnownDevice[] = await this.database.query(
      `SELECT id, user_id FROM known_devices
       WHERE user_id = $1 AND token_hash = ANY ($2) AND last_seen_at > now() - $3 * interval '1 ms'`,
      [user_id, tokens.map(tokenHash), sessionLimits.knownDevice],
    );
    return device;
  }

  async remember(transaction: Querier, user_id: string, known: KnownDevice | undefined): Promise<RememberedDevice> {
    if (known) {
      await transaction.query('UPDATE known_devices SET last_seen_at = now() WHERE id = $1', [known.id]);
      return { id: known.id };
    }
    const device = { id: uuidv7(), token: newToken() };
    await transaction.query('INSERT INTO known_devices (id, user_id, token_hash) VALUES ($1, $2, $3)', [
      device.id,
      user_id,
      tokenHash(device.token),
    ]);
    await this.forgetOldest(transaction, user_id);
    return device;
  }

  async forgetAllOf(transaction: Querier, user_id: string): Promise<void> {
    await transaction.query('DELETE FROM known_devices WHERE user_id = $1', [user_id]);
  }

  private async forgetOldest(transaction: Querier, user_id: string): Promise<void> {
    await transaction.query(
      `DELETE FROM known_devices WHERE id IN (
         SELECT id FROM known_devices WHERE user_id = $1 ORDER BY last_seen_at DESC OFFSET $2)`,
      [user_id, sessionLimits.knownDevicesOfUser],
    );
  }
}
