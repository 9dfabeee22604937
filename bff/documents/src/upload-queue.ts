import { Injectable } from '@nestjs/common';
import pLimit, { type LimitFunction } from 'p-limit';
import { DocumentStore } from '@portal/bff-platform/document-store/document-store';
import { KeyedLimit } from './keyed-limit';

/** Concurrent uploads per client, half of the overall limit; a browser sends two for each category. */
const perClient = 20;

/**
 * Limits concurrent uploads and thus memory: a queued upload is not read, so its sender waits. No single client can
 * occupy all slots.
 */
@Injectable()
export class UploadQueue {
  private readonly all: LimitFunction;
  private readonly ofClient = new KeyedLimit(perClient);

  constructor(store: DocumentStore) {
    this.all = pLimit(store.parallelWrites);
  }

  run<Result>(clientId: string, work: () => Promise<Result>): Promise<Result> {
    return this.ofClient.run(clientId, () => this.all(work));
  }
}
