import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { describeError } from '../../platform/logging/describe-error';

const every = 10 * 60_000;

/** What has run out is of no use any more; ended sessions are kept a month, for questions about who was signed in. */
const sweeps = [
  `DELETE FROM sessions WHERE expires_at < now() - interval '30 days'`,
  `DELETE FROM throttle_buckets WHERE window_ends_at < now() AND (blocked_until IS NULL OR blocked_until < now())`,
  `DELETE FROM idempotency_keys WHERE expires_at < now()`,
  `DELETE FROM known_devices WHERE last_seen_at < now() - interval '180 days'`,
];

/** Takes away what has run out. Every replica does it; none minds that another was first. */
@Injectable()
export class SessionSweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(SessionSweeper.name);
  private timer?: NodeJS.Timeout;

  constructor(private readonly database: DataSource) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), every * (0.9 + Math.random() / 5)).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async sweep(): Promise<void> {
    try {
      for (const sql of sweeps) await this.database.query(sql);
    } catch (error) {
      this.log.warn(describeError(error));
    }
  }
}
