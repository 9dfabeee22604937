import { performance } from 'node:perf_hooks';
import { Injectable } from '@nestjs/common';
import { droppedLogLines } from '@portal/server/log-destination';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Prometheus metrics. Labels are routes, methods, statuses and the like, never people. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  private readonly seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until an answer was sent',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 3, 10],
    registers: [this.registry],
  });
  private readonly refused = new Counter({
    name: 'throttled_total',
    help: 'Requests refused because there were too many',
    labelNames: ['what'],
    registers: [this.registry],
  });
  private readonly mails = new Counter({
    name: 'mails_total',
    help: 'Mails by what became of an attempt to send them',
    labelNames: ['outcome'],
    registers: [this.registry],
  });
  private readonly hashing = new Gauge({
    name: 'password_hashing_waiting',
    help: 'Sign-ins waiting for their turn to be hashed',
    registers: [this.registry],
  });

  private readonly streams = new Gauge({
    name: 'event_streams_open',
    help: 'Pages that listen for events',
    registers: [this.registry],
  });

  constructor() {
    new Counter({
      name: 'log_lines_dropped_total',
      help: 'Log lines dropped because they could not be written',
      registers: [this.registry],
      collect() {
        this.reset();
        this.inc(droppedLogLines());
      },
    });
  }

  answered(route: string, method: string, status: number, ms: number): void {
    this.seconds.observe({ route, method, status }, ms / 1000);
  }

  throttled(what: string): void {
    this.refused.inc({ what });
  }

  mailed(outcome: 'sent' | 'failed' | 'given_up', howMany = 1): void {
    this.mails.inc({ outcome }, howMany);
  }

  hashingWaits(howMany: number): void {
    this.hashing.set(howMany);
  }

  streamsOpen(howMany: number): void {
    this.streams.set(howMany);
  }

  /** Collects memory, event loop and garbage collection metrics of this process. Called once, at startup. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry });
    let last = performance.eventLoopUtilization();
    // Load that a horizontal autoscaler can scale on: unlike CPU time, it excludes the threads that hash passwords.
    const gauge = new Gauge({
      name: 'event_loop_utilization',
      help: 'Share of the time since the last scrape in which the event loop was busy',
      registers: [this.registry],
      collect: () => {
        const now = performance.eventLoopUtilization();
        gauge.set(performance.eventLoopUtilization(now, last).utilization);
        last = now;
      },
    });
  }
}
