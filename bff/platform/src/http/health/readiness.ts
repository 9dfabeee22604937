import { Injectable } from '@nestjs/common';
import type { Health } from '@portal/domain/health/health.dto';
import { DataSource } from 'typeorm';
import { ping } from '../../database/ping';
import { SharedStoreCheck } from '../../document-store/shared-store.check';
import { Draining } from '../../lifecycle/draining';
import { ProblemError } from '../../problem.error';

@Injectable()
export class Readiness {
  constructor(
    private readonly database: DataSource,
    private readonly draining: Draining,
    private readonly documents: SharedStoreCheck,
  ) {}

  /**
   * Readiness for the load balancer.
   * @throws ProblemError unavailable while draining or without the shared document store; the driver's error if there is no database
   */
  async check(): Promise<Health> {
    if (this.draining.begun) throw new ProblemError('unavailable');
    await ping(this.database);
    if (!(await this.documents.isShared())) throw new ProblemError('unavailable');
    return { status: 'ok' };
  }
}
