import { Injectable } from '@nestjs/common';
import type { AnyEndpoint } from '@portal/domain/contract/endpoint';
import { LRUCache } from 'lru-cache';
import type { Actor } from '../request/actor';
import { AuditService, type AuditEntry } from './audit.service';

/**
 * Maximum number of rows per account, per minute and per day: attempts to guess ids must not fill the disk, and the
 * first ones are sufficient evidence.
 */
const windows = [
  { most: 60, ttl: 60_000 },
  { most: 1000, ttl: 24 * 3_600_000 },
] as const;

/**
 * Our ids are UUIDs, slugs or codes. Any other value identifies nothing, and would put arbitrary text from the caller
 * into the log.
 */
const isId = /^[\w-]{1,64}$/;

/**
 * Records denied access (security L02): requests that the actor's role does not allow, and objects that the actor may
 * not see.
 */
@Injectable()
export class RefusalLog {
  /** Limits the log to one row per minute for each account and endpoint or object, so that attempts cannot flood it. */
  private readonly recorded = new LRUCache<string, true>({ max: 10_000, ttl: 60_000 });
  private readonly counted = windows.map(({ most, ttl }) => ({
    most,
    rows: new LRUCache<string, number>({ max: 10_000, ttl }),
  }));

  constructor(private readonly audit: AuditService) {}

  async recordCall(actor: Actor, endpoint: AnyEndpoint): Promise<void> {
    await this.record(actor, { object_type: 'call', object_id: nameOf(endpoint) });
  }

  /** Missing objects and other people's objects get the same response and the same audit row. */
  async recordObject(actor: Actor, endpoint: AnyEndpoint, params: Readonly<Record<string, string>>): Promise<void> {
    const [parameter = ''] = /(?<=\{)\w+/.exec(endpoint.path) ?? [];
    const object_id = params[parameter] ?? '';
    if (!isId.test(object_id)) return;
    const call = nameOf(endpoint);
    await this.record(actor, { object_type: nounOf(endpoint.path, parameter), object_id, details: { call } });
  }

  private async record(actor: Actor, what: Omit<AuditEntry, 'action'>): Promise<void> {
    const key = [actor.id, what.object_id, what.details?.call].join(' ');
    if (this.recorded.has(key) || !this.hasRoom(actor)) return;
    this.recorded.set(key, true);
    await this.audit.record({ action: 'call.refuse', outcome: 'refused', actor, ...what });
  }

  private hasRoom({ id }: Actor): boolean {
    if (this.counted.some(({ most, rows }) => (rows.get(id) ?? 0) >= most)) return false;
    for (const { rows } of this.counted) rows.set(id, (rows.get(id) ?? 0) + 1, { noUpdateTTL: true });
    return true;
  }
}

const nameOf = ({ method, path }: AnyEndpoint): string => `${method} ${path}`;

/** `/documents/{id}` → `document`, `/client/{clientId}/intake` → `client`. */
function nounOf(path: string, parameter: string): string {
  if (parameter !== 'id') return parameter.replace(/(Id|Type|_code)$/, '');
  const [segment = ''] = /[\w-]+(?=\/\{id\})/.exec(path) ?? [];
  return segment.replace(/s$/, '');
}
