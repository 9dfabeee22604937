import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { describeError } from '@portal/server/describe-error';
import { DeploymentFactsRepository } from '../deployment/deployment-facts.repository';
import { DocumentStore, storeIdName } from './document-store';

const fact = 'document_store';

/**
 * Checks that this server stores documents where the other servers of its database do: the store contains the id that
 * the database names. Otherwise every document would be missing on some server, and this one would delete files of
 * another database as orphaned.
 */
@Injectable()
export class SharedStoreCheck implements OnApplicationBootstrap {
  private readonly log = new Logger(SharedStoreCheck.name);
  private confirmed = false;
  private running: Promise<boolean> | undefined;
  private reported = '';

  constructor(
    private readonly store: DocumentStore,
    private readonly facts: DeploymentFactsRepository,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.isShared();
  }

  /**
   * Checks again until the store was shared once. An outage after that concerns only requests for documents, so it is
   * no reason to stop all others. Never throws.
   */
  isShared(): Promise<boolean> {
    if (this.confirmed) return Promise.resolve(true);
    this.running ??= this.check().finally(() => (this.running = undefined));
    return this.running;
  }

  private async check(): Promise<boolean> {
    try {
      const wanted = (await this.facts.find(fact)) ?? (await this.facts.establish(fact, () => this.claim()));
      const found = await this.store.findId();
      this.confirmed = found === wanted;
      if (!this.confirmed) this.report(wrongStore(wanted, found));
    } catch (error) {
      this.report(error instanceof ForeignStoreError ? error.message : describeError(error));
    }
    return this.confirmed;
  }

  /** Makes this store the one of a database that has none yet. */
  private async claim(): Promise<string> {
    const found = await this.store.findId();
    if (found !== undefined) throw new ForeignStoreError(found);
    const id = randomUUID();
    await this.store.setId(id);
    return id;
  }

  /** Logs a problem once, not with each readiness probe. */
  private report(problem: string | object): void {
    const line = { msg: 'not ready: cannot use the document store', ...asObject(problem) };
    const text = JSON.stringify(line);
    if (text !== this.reported) this.log.error(line);
    this.reported = text;
  }
}

const asObject = (problem: string | object): object => (typeof problem === 'string' ? { reason: problem } : problem);

const wrongStore = (wanted: string, found: string | undefined): string =>
  `The documents of this database are in another store: ${storeIdName} must contain ${wanted}, but ${
    found ? `contains ${found}` : 'is missing'
  }. Mount the shared store, or write the id to ${storeIdName} if all documents were moved here.`;

class ForeignStoreError extends Error {
  constructor(found: string) {
    super(
      `This store belongs to another database: ${storeIdName} contains ${found}. Use a store of its own, or delete ${storeIdName} if no other database uses it.`,
    );
  }
}
