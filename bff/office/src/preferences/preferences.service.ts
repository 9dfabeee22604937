import { Injectable } from '@nestjs/common';
import type { ClientPreferences, StoredPreferences } from '@portal/domain/preferences/preferences.dto';
import { DataSource } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { addressKey } from '@portal/bff-platform/rate-limit/rate-limit-keys';
import { Encryption, officeKeyOwner } from '@portal/bff-platform/encryption/encryption';
import { RateLimiter, type RateLimit } from '@portal/bff-platform/rate-limit/rate-limiter';
import type { Actor } from '@portal/bff-platform/request/actor';
import { ClientPreferenceEntity } from './client-preference.entity';
import { encryptWords } from './preferences.cipher';

const minute = 60_000;

/** Rate limit, because no account is needed to send preferences. */
const preferencesPerAddress: RateLimit = { limit: 20, window: 10 * minute, wait: minute, longestWait: 60 * minute };

@Injectable()
export class PreferencesService {
  constructor(
    private readonly database: DataSource,
    private readonly encryption: Encryption,
    private readonly rateLimiter: RateLimiter,
  ) {}

  /** Stores a client's preferences, or a visitor's as a lead. */
  async create(actor: Actor | undefined, body: ClientPreferences): Promise<StoredPreferences> {
    await this.rateLimiter.consume(addressKey('preferences'), preferencesPerAddress);
    const id = uuidv7();
    const cipher = await this.encryption.forOwner(actor?.id ?? officeKeyOwner);
    const plain = {
      preferred_preparer: body.preferred_preparer ?? null,
      preferred_office: body.preferred_office ?? null,
      urgent: body.urgent ?? false,
      submitted_via: body.submitted_via,
    };
    const contact = actor ? {} : contactIn(body);
    const words = { special_circumstances: body.special_circumstances ?? null, questions: body.questions ?? null };
    const row = { ...plain, ...contact, id, user_id: actor?.id ?? null, ...encryptWords(cipher, id, words) };
    const created_at = await this.insert(row);
    return { ...contact, ...plain, ...words, id, created_at: created_at.toISOString() };
  }

  /**
   * In a transaction, so that a retry after a lost response stores it once (docs/decisions/0076).
   * @returns when it was stored, by the database's clock
   */
  private async insert(preference: Partial<ClientPreferenceEntity>): Promise<Date> {
    const inserted = await this.database.transaction((transaction) =>
      transaction
        .createQueryBuilder()
        .insert()
        .into(ClientPreferenceEntity)
        .values(preference)
        .returning(['created_at'])
        .execute(),
    );
    const [row] = inserted.raw as [Pick<ClientPreferenceEntity, 'created_at'>];
    return row.created_at;
  }
}

/** Contact details of someone without an account. */
const contactIn = ({ first_name, last_name, email, phone }: ClientPreferences): Partial<ClientPreferences> =>
  Object.fromEntries(Object.entries({ first_name, last_name, email, phone }).filter(([, value]) => value));
