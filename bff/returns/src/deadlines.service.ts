import { Injectable } from '@nestjs/common';
import { message } from '@portal/domain/i18n/message';
import { dateIn } from '@portal/domain/returns/business-days';
import type { ReturnDeadline } from '@portal/domain/returns/deadline.dto';
import { deadlineProblems, dueOnByLaw } from '@portal/domain/returns/deadlines';
import type { ReturnDetail } from '@portal/domain/returns/returns.dto';
import { DataSource } from 'typeorm';
import { assignedClientId } from '@portal/bff-access/client-access';
import { SiteService } from '@portal/bff-office/site/site.service';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { ProblemError } from '@portal/bff-platform/problem.error';
import type { Actor } from '@portal/bff-platform/request/actor';
import { requestedTaxYear } from '@portal/bff-platform/request/request-context';
import { ReturnStatusService } from './return-status.service';
import { ReturnsRepository } from './returns.repository';
import { assertVersion, StaffMovesService, type Which } from './staff-moves.service';

/** When returns are due, and whether an extension was filed: facts that move no return. */
@Injectable()
export class DeadlinesService {
  constructor(
    private readonly database: DataSource,
    private readonly returns: ReturnsRepository,
    private readonly status: ReturnStatusService,
    private readonly moves: StaffMovesService,
    private readonly site: SiteService,
    private readonly audit: AuditService,
  ) {}

  /** @throws ProblemError not_found; invalid_input; stale_version; conflict in a closed season or for an amended return */
  async setOfClient(actor: Actor, clientId: string, body: ReturnDeadline): Promise<ReturnDetail> {
    const client = await assignedClientId(this.database.manager, actor, clientId);
    return this.set(actor, { client, tax_year: requestedTaxYear() }, body);
  }

  /** Like `setOfClient`, for an admin and any client. */
  async setOfAny(actor: Actor, id: string, body: ReturnDeadline): Promise<ReturnDetail> {
    const { client, row } = await this.status.findAny(actor, id);
    return this.set(actor, { client, tax_year: row.tax_year, id }, body);
  }

  private async set(actor: Actor, which: Which, { version, ...body }: ReturnDeadline): Promise<ReturnDetail> {
    const { client, tax_year } = which;
    const extension_filed_on = body.extension_filed_on || null;
    // Stored, so that lists show and sort the later date of an extension.
    const due_on = body.due_on || (extension_filed_on && dueOnByLaw(tax_year, { extension_filed_on }));
    const errors = deadlineProblems(
      tax_year,
      { due_on, extension_filed_on },
      dateIn(await this.site.timeZone(), new Date()),
    );
    if (errors.length > 0) throw new ProblemError('invalid_input', undefined, { errors });
    const row = await this.moves.change(actor, which, async (transaction, found) => {
      assertVersion(found, version);
      if (found.kind === 'amended') throw new ProblemError('conflict', message('returns.noDueDate'));
      const changed = await this.returns.update(transaction, found, { due_on, extension_filed_on });
      const details = { client_id: client, due_on, extension_filed_on };
      const about = { object_type: 'tax_return', object_id: found.id, details };
      await this.audit.record({ action: 'return.update', actor, ...about }, transaction);
      return changed ?? found;
    });
    return this.status.detail(actor, client, row);
  }
}
