import { Injectable } from '@nestjs/common';
import type { Health } from '@portal/domain/health/health.dto';
import { DataSource } from 'typeorm';
import { ping } from '../../database/ping';
import { Draining } from '../../platform/lifecycle/draining';
import { ProblemError } from '../../platform/problem.error';

@Injectable()
export class Readiness {
  constructor(
    private readonly database: DataSource,
    private readonly draining: Draining,
  ) {}

  /** Whether a balancer should send people here: not while stopping, not without the database. */
  async check(): Promise<Health> {
    if (this.draining.begun) throw new ProblemError('unavailable');
    await ping(this.database);
    return { status: 'ok' };
  }
}
