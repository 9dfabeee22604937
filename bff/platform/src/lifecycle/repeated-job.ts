import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';

/** A job that each replica repeats while it runs. */
export abstract class RepeatedJob implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;

  /** @param interval ms */
  protected constructor(private readonly interval: number) {}

  /** Never throws: what failed is tried again next time. */
  abstract run(): Promise<void>;

  onApplicationBootstrap(): void {
    // Jitter, so that replicas do not all run at the same moment.
    this.timer = setInterval(() => void this.run(), this.interval * (0.9 + Math.random() / 5)).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }
}
