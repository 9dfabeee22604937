import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '@portal/bff-platform/request/actor';

/** Runs in the transaction that stores a message, before anything of it is locked. */
type Listener = (transaction: EntityManager, sender: Actor) => Promise<void>;

/** Lets parts of the server that build on messages act on every message that is sent. */
@Injectable()
export class SentMessages {
  private readonly listeners: Listener[] = [];

  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  async tell(transaction: EntityManager, sender: Actor): Promise<void> {
    for (const listener of this.listeners) await listener(transaction, sender);
  }
}
