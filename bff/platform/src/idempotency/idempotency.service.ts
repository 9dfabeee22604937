import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { awaitCleanup } from '../database/await-cleanup';
import { Encryption, officeKeyOwner } from '../encryption/encryption';
import { ProblemError } from '../problem.error';
import type { Claim } from '../request/claim';
import { currentRequest } from '../request/request-context';
import { IdempotencyKeysRepository, type IdempotencyKey } from './idempotency-keys.repository';
import { RunningAttempts } from './running-attempts';

/** A request that may be retried: its owner, endpoint, key, and a digest of its content. */
export interface Attempt {
  /** Absent for visitors. */
  owner_id?: string;
  endpoint: string;
  key: string;
  body_hash: Buffer;
  /** Runs again after a crash, because a second run finds what the first one stored. */
  isRepeatable: boolean;
  /** For an upload: digest of its entire content. Reads and discards the unread rest. */
  contentHash?: () => Promise<Buffer>;
}

/** A response to be replayed exactly. */
export interface StoredResponse {
  status: number;
  body: unknown;
  cookies: string[];
}

interface Outcome {
  response: StoredResponse;
  content_hash: Buffer | null;
}

/** Maximum time that a repeated request waits for the first response, ms. */
const timeout = 10_000;
/** Polling intervals for the response of another process, ms: initial and maximum. */
const poll = { first: 100, longest: 1000 };
/** Interval at which a running request renews its claim, ms. */
const renewal = 5000;

/** Returns the same response for the same key and body, on any replica (decisions: retries). */
@Injectable()
export class IdempotencyService {
  private readonly running = new RunningAttempts<Outcome>();

  constructor(
    private readonly keys: IdempotencyKeysRepository,
    private readonly encryption: Encryption,
  ) {}

  /**
   * @throws ProblemError idempotency_mismatch for a different body; already_done if the response is lost; throttled or
   * unavailable if too many requests are waiting for the first one, or if it takes too long
   */
  async once(attempt: Attempt, work: () => Promise<StoredResponse>): Promise<StoredResponse> {
    const end = performance.now() + timeout;
    const place = { key: JSON.stringify(keyOf(attempt)), owner: attempt.owner_id ?? currentRequest()?.address ?? '' };
    for (;;) {
      const running = this.running.find(place.key);
      if (!running) {
        const { outcome, isOwn } = await this.running.lead(place.key, attempt.body_hash, () =>
          this.lead(attempt, work, end),
        );
        if (!isOwn) await assertSameContent(attempt, outcome);
        return outcome.response;
      }
      if (!running.body_hash.equals(attempt.body_hash)) throw new ProblemError('idempotency_mismatch');
      const outcome = await this.running.follow(running, place.owner, end - performance.now());
      // Errors are not stored, so one of the waiting requests runs the handler again.
      if (!outcome) continue;
      await assertSameContent(attempt, outcome);
      return outcome.response;
    }
  }

  /** Only one request per process polls the database; the others wait for its result. */
  private async lead(attempt: Attempt, work: () => Promise<StoredResponse>, end: number) {
    const { body_hash, isRepeatable } = attempt;
    for (let wait = poll.first; ; wait *= 2) {
      const claim = await this.keys.claim(keyOf(attempt), body_hash, isRepeatable);
      if (claim) return { outcome: await this.execute(attempt, claim, work), isOwn: true };
      const outcome = await this.findOutcome(attempt);
      if (outcome) return { outcome, isOwn: false };
      if (performance.now() > end) throw stillRunning();
      await pause(Math.min(wait, poll.longest));
    }
  }

  private async execute(attempt: Attempt, claim: Claim, work: () => Promise<StoredResponse>): Promise<Outcome> {
    const renewing = setInterval(() => void this.keys.renewClaim(claim).catch(() => undefined), renewal);
    try {
      const response = await whileClaimed(claim, work);
      const content_hash = (await attempt.contentHash?.()) ?? null;
      const cipher = await this.encryption.forOwner(attempt.owner_id ?? officeKeyOwner);
      const encrypted = cipher.encrypt(contextOf(attempt), JSON.stringify(response));
      await this.keys.storeResponse(claim, { status: response.status, response: encrypted, content_hash });
      if (attempt.owner_id !== undefined) await this.keys.deleteSurplus(attempt.owner_id);
      return { response, content_hash };
    } catch (error) {
      // The next attempt with this key must be processed, unless the work was done and only the response failed.
      const isRefusal = error instanceof ProblemError && error.status < 500;
      const released = isRefusal ? this.keys.deleteUnanswered(claim) : this.keys.deleteUncommitted(claim);
      await awaitCleanup(released.catch(() => undefined));
      throw error;
    } finally {
      clearInterval(renewing);
    }
  }

  /** Returns undefined while the first request is still running. */
  private async findOutcome(attempt: Attempt): Promise<Outcome | undefined> {
    const row = await this.keys.find(keyOf(attempt));
    if (row && !row.body_hash.equals(attempt.body_hash)) throw new ProblemError('idempotency_mismatch');
    if (row?.committed_at && !row.response && !attempt.isRepeatable && (await this.keys.isResponseLost(keyOf(attempt))))
      throw new ProblemError('already_done');
    if (!row?.response) return undefined;
    const cipher = await this.encryption.forOwner(attempt.owner_id ?? officeKeyOwner);
    const response = JSON.parse(cipher.decrypt(contextOf(attempt), row.response)) as StoredResponse;
    return { response, content_hash: row.content_hash };
  }
}

/**
 * Compares uploads by content: a different file with the same name and key is a different request, and is not stored.
 */
async function assertSameContent(attempt: Attempt, { content_hash }: Outcome): Promise<void> {
  const hash = await attempt.contentHash?.();
  // Rows written by the previous release have no digest.
  if (hash && content_hash && !hash.equals(content_hash)) throw new ProblemError('idempotency_mismatch');
}

/** Lets the transactions of the work confirm the claim, but not those that outlast it. */
async function whileClaimed<Result>(claim: Claim, work: () => Promise<Result>): Promise<Result> {
  const request = currentRequest();
  if (request) request.claim = claim;
  try {
    return await work();
  } finally {
    if (request) request.claim = undefined;
  }
}

const stillRunning = () => new ProblemError('unavailable', undefined, { retry_after: 5 });

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
