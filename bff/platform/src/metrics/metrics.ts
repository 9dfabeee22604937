import { Injectable } from '@nestjs/common';
import { countDroppedLogLines, responseTimes, watchProcess } from '@portal/server/process-metrics';
import type { Pool } from 'pg';
import { Counter, Gauge, Registry } from 'prom-client';

/** Prometheus metrics. Labels are routes, methods, statuses and the like, never people. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  private readonly seconds = responseTimes(this.registry);
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
    countDroppedLogLines(this.registry);
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
    watchProcess(this.registry);
  }

  /** Reports the connections to the database. Requests that wait for one are the first sign of too few, or slow ones. */
  watchPool(pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>): void {
    const connections = new Gauge({
      name: 'database_connections',
      help: 'Pooled connections in use and idle, and requests that wait for one',
      labelNames: ['state'],
      registers: [this.registry],
      collect() {
        connections.set({ state: 'used' }, pool.totalCount - pool.idleCount);
        connections.set({ state: 'idle' }, pool.idleCount);
        connections.set({ state: 'waited_for' }, pool.waitingCount);
      },
    });
  }

  /** Reports which server has answered reads that may go to a replica; too many by the primary show that it is behind. */
  watchReplica(answered: Readonly<Record<'replica' | 'primary', number>>): void {
    const reads = new Counter({
      name: 'replica_reads_total',
      help: 'Reads that a replica may answer, by the server that did',
      labelNames: ['answered_by'],
      registers: [this.registry],
      collect() {
        reads.reset();
        for (const [answered_by, count] of Object.entries(answered)) reads.inc({ answered_by }, count);
      },
    });
  }
}
