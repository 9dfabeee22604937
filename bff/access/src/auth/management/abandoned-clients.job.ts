import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { ClientDisposalRepository } from './client-disposal.repository';
import { DisposalJob } from './disposal.job';

/**
 * Deletes clients who have not verified their address in 30 days and have sent nothing (`is_abandoned_client`), so that
 * an address that someone else entered becomes free.
 */
@Injectable()
export class AbandonedClientsJob extends DisposalJob {
  constructor(database: DataSource, clients: ClientDisposalRepository, audit: AuditService) {
    super(database, clients, audit, 'account.dispose_unverified');
  }

  protected override findDue(after: string, limit: number): Promise<string[]> {
    return this.clients.findAbandoned(after, limit);
  }
}
