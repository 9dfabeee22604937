import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Encryption, officeKeyOwner } from '../../platform/encryption/encryption';
import { ProblemError } from '../../platform/problem.error';

/** One request that may be sent again: whose, which call, which key, and a digest of what was asked. */
export interface Attempt {
  /** Absent for visitors. */
  owner_id?: string;
  call: string;
  key: string;
  body_hash: Buffer;
}

/** What was answered, to be answered again word for word. */
export interface KeptAnswer {
  status: number;
  body: unknown;
  cookies: string[];
}

interface KeptRow {
  body_hash: Buffer;
  status: number | null;
  answer: Buffer | null;
}

/** Longer than any request may take: whoever claimed it and is still silent has died. */
const claimLasts = 30_000;
const remembered = 24 * 3_600_000;
/** How long a second request waits for the first one's answer, and how often it looks. */
const patience = 10_000;
const look = 100;

/** The same key and body give the same answer, once done, on whichever replica (decisions: retries). */
@Injectable()
export class IdempotencyService {
  constructor(
    private readonly database: DataSource,
    private readonly encryption: Encryption,
  ) {}

  async once(attempt: Attempt, work: () => Promise<KeptAnswer>): Promise<KeptAnswer> {
    const end = Date.now() + patience;
    while (!(await this.claim(attempt))) {
      const kept = await this.keptAnswer(attempt);
      if (kept) return kept;
      if (Date.now() > end) throw new ProblemError('unavailable', undefined, { retry_after: 5 });
      await pause(look);
    }
    return this.execute(attempt, work);
  }

  private async execute(attempt: Attempt, work: () => Promise<KeptAnswer>): Promise<KeptAnswer> {
    try {
      const answer = await work();
      await this.keep(attempt, answer);
      return answer;
    } catch (error) {
      // Nothing was done, so the next try with this key shall be a real one.
      await this.database.query(`DELETE ${whereAttempt} AND status IS NULL`, keyOf(attempt)).catch(() => undefined);
      throw error;
    }
  }

  /** True for exactly one of many at once, and for whoever comes after a claim that ran out. */
  private async claim(attempt: Attempt): Promise<boolean> {
    const claimed: unknown[] = await this.database.query(
      `INSERT INTO idempotency_keys AS kept (owner, key, call, body_hash, expires_at)
       VALUES ($1, $2, $3, $4, now() + $5 * interval '1 ms')
       ON CONFLICT (owner, key, call) DO UPDATE
         SET created_at = now(), body_hash = $4, status = NULL, answer = NULL, expires_at = excluded.expires_at
         WHERE kept.expires_at <= now()
           OR (kept.status IS NULL AND kept.body_hash = $4 AND kept.created_at <= now() - $6 * interval '1 ms')
       RETURNING key`,
      [...keyOf(attempt), attempt.body_hash, remembered, claimLasts],
    );
    return claimed.length > 0;
  }

  /** Nothing while the first one is still at it. */
  private async keptAnswer(attempt: Attempt): Promise<KeptAnswer | undefined> {
    const [row]: KeptRow[] = await this.database.query(
      `SELECT body_hash, status, answer FROM idempotency_keys WHERE owner = $1 AND key = $2 AND call = $3`,
      keyOf(attempt),
    );
    if (row && !row.body_hash.equals(attempt.body_hash)) throw new ProblemError('idempotency_mismatch');
    if (!row?.answer) return undefined;
    const sealer = await this.encryption.of(attempt.owner_id ?? officeKeyOwner);
    return JSON.parse(sealer.open(placeOf(attempt), row.answer)) as KeptAnswer;
  }

  /** Sealed: an answer may hold what only its receiver may see. */
  private async keep(attempt: Attempt, answer: KeptAnswer): Promise<void> {
    const sealer = await this.encryption.of(attempt.owner_id ?? officeKeyOwner);
    const sealed = sealer.seal(placeOf(attempt), JSON.stringify(answer));
    await this.database.query(`UPDATE idempotency_keys SET status = $4, answer = $5 ${where}`, [
      ...keyOf(attempt),
      answer.status,
      sealed,
    ]);
  }
}

const where = 'WHERE owner = $1 AND key = $2 AND call = $3';
const whereAttempt = `FROM idempotency_keys ${where}`;

const keyOf = ({ owner_id, key, call }: Attempt): string[] => [owner_id ?? 'visitor', key, call];

const placeOf = ({ owner_id, key, call }: Attempt) => ({
  table: 'idempotency_keys',
  column: 'answer',
  row: [owner_id ?? 'visitor', call, key].join(' '),
});
