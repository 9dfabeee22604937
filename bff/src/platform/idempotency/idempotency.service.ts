import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Encryption, officeKeyOwner } from '../encryption/encryption';
import { ProblemError } from '../problem.error';
import { IdempotencyKeysRepository, type IdempotencyKey } from './idempotency-keys.repository';

/** One request that may be sent again: whose, which endpoint, which key, and a digest of what was asked. */
export interface Attempt {
  /** Absent for visitors. */
  owner_id?: string;
  endpoint: string;
  key: string;
  body_hash: Buffer;
}

/** What was answered, to be answered again word for word. */
export interface StoredResponse {
  status: number;
  body: unknown;
  cookies: string[];
}

/** How long a second request waits for the first one's response, and how often it looks, ms. */
const timeout = 10_000;
const pollInterval = 100;

/** The same key and body give the same response, once done, on whichever replica (decisions: retries). */
@Injectable()
export class IdempotencyService {
  constructor(
    private readonly keys: IdempotencyKeysRepository,
    private readonly encryption: Encryption,
  ) {}

  async once(attempt: Attempt, work: () => Promise<StoredResponse>): Promise<StoredResponse> {
    const end = Date.now() + timeout;
    while (!(await this.keys.claim(keyOf(attempt), attempt.body_hash))) {
      const stored = await this.findResponse(attempt);
      if (stored) return stored;
      if (Date.now() > end) throw new ProblemError('unavailable', undefined, { retry_after: 5 });
      await pause(pollInterval);
    }
    return this.execute(attempt, work);
  }

  private async execute(attempt: Attempt, work: () => Promise<StoredResponse>): Promise<StoredResponse> {
    try {
      const response = await work();
      const cipher = await this.encryption.forOwner(attempt.owner_id ?? officeKeyOwner);
      const encrypted = cipher.encrypt(contextOf(attempt), JSON.stringify(response));
      await this.keys.storeResponse(keyOf(attempt), response.status, encrypted);
      if (attempt.owner_id !== undefined) await this.keys.deleteSurplus(attempt.owner_id);
      return response;
    } catch (error) {
      // Nothing was done, so the next try with this key shall be a real one.
      await this.keys.deleteUnanswered(keyOf(attempt)).catch(() => undefined);
      throw error;
    }
  }

  /** Nothing while the first one is still at it. */
  private async findResponse(attempt: Attempt): Promise<StoredResponse | undefined> {
    const row = await this.keys.find(keyOf(attempt));
    if (row && !row.body_hash.equals(attempt.body_hash)) throw new ProblemError('idempotency_mismatch');
    if (!row?.response) return undefined;
    const cipher = await this.encryption.forOwner(attempt.owner_id ?? officeKeyOwner);
    return JSON.parse(cipher.decrypt(contextOf(attempt), row.response)) as StoredResponse;
  }
}

const keyOf = ({ owner_id, key, endpoint }: Attempt): IdempotencyKey => ({
  owner: owner_id ?? 'visitor',
  key,
  endpoint,
});

const contextOf = ({ owner_id, key, endpoint }: Attempt) => ({
  table: 'idempotency_keys',
  column: 'response',
  row: [owner_id ?? 'visitor', endpoint, key].join(' '),
});
