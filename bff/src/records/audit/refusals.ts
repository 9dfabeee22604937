import { Injectable } from '@nestjs/common';
import type { AnyCall } from '@portal/domain/contract/call';
import type { Actor } from '../../platform/actor';
import { AuditService } from './audit.service';

/** One row a minute for each account and call: the log shall tell of attempts, not be filled by them. */
const quiet = 60_000;
const mostRemembered = 10_000;

/** Writes down who tried what their role may never do (security L02). */
@Injectable()
export class Refusals {
  private readonly noted = new Map<string, number>();

  constructor(private readonly audit: AuditService) {}

  async note(actor: Actor, call: AnyCall): Promise<void> {
    const object_id = `${call.method} ${call.path}`;
    const key = `${actor.id} ${object_id}`;
    if ((this.noted.get(key) ?? 0) > Date.now() - quiet) return;
    if (this.noted.size >= mostRemembered) this.noted.clear();
    this.noted.set(key, Date.now());
    await this.audit.record({ action: 'call.refuse', outcome: 'refused', actor, object_type: 'call', object_id });
  }
}
