import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { asSystem } from '../request/acting';

/** A job that each replica repeats while it runs, with access to everybody's rows. */
export abstract class RepeatedJob implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;

  /** @param interval ms */
  protected constructor(private readonly interval: number) {}

  run(): Promise<void> {
    return asSystem(() => this.work());
  }

  /** Never throws: what failed is tried again next time. */
  protected abstract work(): Promise<void>;

  onApplicationBootstrap(): void {
    // Jitter, so that replicas do not all run at the same moment.
    this.timer = setInterval(() => void this.run(), this.interval * (0.9 + Math.random() / 5)).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }
}
