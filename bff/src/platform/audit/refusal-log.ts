import { Injectable } from '@nestjs/common';
import type { AnyEndpoint } from '@portal/domain/contract/endpoint';
import { LRUCache } from 'lru-cache';
import type { Actor } from '../request/actor';
import { AuditService } from './audit.service';

/** Records who tried what their role may never do (security L02). */
@Injectable()
export class RefusalLog {
  /** One row a minute for each account and endpoint: the log shall tell of attempts, not be filled by them. */
  private readonly recorded = new LRUCache<string, true>({ max: 10_000, ttl: 60_000 });

  constructor(private readonly audit: AuditService) {}

  async record(actor: Actor, endpoint: AnyEndpoint): Promise<void> {
    const object_id = `${endpoint.method} ${endpoint.path}`;
    const key = `${actor.id} ${object_id}`;
    if (this.recorded.has(key)) return;
    this.recorded.set(key, true);
    await this.audit.record({ action: 'call.refuse', outcome: 'refused', actor, object_type: 'call', object_id });
  }
}
