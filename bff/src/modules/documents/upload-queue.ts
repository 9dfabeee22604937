import { Injectable } from '@nestjs/common';
import pLimit, { type LimitFunction } from 'p-limit';
import { DocumentStore } from '../../platform/document-store/document-store';
import { KeyedLimit } from './keyed-limit';

/** Files of one client that are taken at the same time, half of what is taken in all; a browser sends two for each category. */
const perClient = 20;

/**
 * Bounds how many files are on their way at once, and with them the memory: an upload that waits is not read, so its sender
 * waits too. Nobody takes all places.
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
