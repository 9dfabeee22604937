import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { ClientDisposalRepository } from './client-disposal.repository';
import { DisposalJob } from './disposal.job';

/**
 * Disposes of the records of former clients once the office need no longer keep them (`dispose_of_client`). Depends only
 * on dates in the database, so that a restored backup disposes of them again when the service starts.
 */
@Injectable()
export class ClientDisposalJob extends DisposalJob {
  constructor(database: DataSource, clients: ClientDisposalRepository, audit: AuditService) {
    super(database, clients, audit, 'account.dispose');
  }

  override onApplicationBootstrap(): void {
    super.onApplicationBootstrap();
    void this.run();
  }

  protected override findDue(after: string, limit: number): Promise<string[]> {
    return this.clients.findDue(after, limit);
  }
}
