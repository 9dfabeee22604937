import { Injectable } from '@nestjs/common';
import { clientLimits } from '@portal/domain/clients/clients.limits';
import type { RevealBody, Revealed } from '@portal/domain/clients/reveal.dto';
import { formatSsn } from '@portal/domain/contract/values';
import { message } from '@portal/domain/i18n/message';
import { DataSource } from 'typeorm';
import { assignedClientId } from '@portal/bff-access/client-access';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { ProblemError } from '@portal/bff-platform/problem.error';
import { personKey } from '@portal/bff-platform/rate-limit/rate-limit-keys';
import { RateLimiter, type RateLimit } from '@portal/bff-platform/rate-limit/rate-limiter';
import type { Actor } from '@portal/bff-platform/request/actor';
import type { IntakeContent } from '@portal/bff-tax-forms/intakes/intake.content';
import { IntakesService } from '@portal/bff-tax-forms/intakes/intakes.service';

const hour = 3_600_000;
const revealsPerPreparer: RateLimit = {
  limit: clientLimits.revealsPerHour,
  window: hour,
  wait: hour,
  longestWait: hour,
};

/**
 * Reveals one masked number to a preparer. Rate limited by the hour; each access is audited with its reason, never with
 * the number.
 */
@Injectable()
export class RevealService {
  constructor(
    private readonly database: DataSource,
    private readonly intakes: IntakesService,
    private readonly rateLimiter: RateLimiter,
    private readonly audit: AuditService,
  ) {}

  /**
   * @throws ProblemError not_found for a client who is not assigned to the preparer; throttled; conflict if the number
   * has changed
   */
  async reveal(actor: Actor, clientId: string, { field, child, reason, ends_in }: RevealBody): Promise<Revealed> {
    const client = await assignedClientId(this.database.manager, actor, clientId);
    if (field === 'child_ssn' && child === undefined)
      throw new ProblemError('invalid_input', undefined, {
        errors: [{ field: 'child', detail: message('clients.reveal.childMissing') }],
      });
    await this.rateLimiter.consume(personKey('reveal', actor.id), revealsPerPreparer);
    const form = await this.intakes.readFor(client);
    const value = form ? (valueIn(form.content, field, child ?? 0) ?? null) : null;
    if (ends_in && !value?.endsWith(ends_in)) throw new ProblemError('conflict', message('clients.reveal.changed'));
    const details = { field, reason, ...(field === 'child_ssn' ? { child: child ?? 0 } : {}) };
    await this.audit.record({ action: 'client.reveal', actor, object_type: 'client', object_id: client, details });
    return { field, value: value && field !== 'account_number' ? formatSsn(value) : value };
  }
}

function valueIn(
  { ssn, spouse_info, children, account_number }: IntakeContent,
  field: RevealBody['field'],
  at: number,
) {
  const values = {
    ssn,
    spouse_ssn: spouse_info?.ssn,
    child_ssn: children?.[at]?.ssn,
    account_number,
  };
  return values[field];
}
