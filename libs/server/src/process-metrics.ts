import { performance } from 'node:perf_hooks';
import { collectDefaultMetrics, Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { droppedLogLines } from './log-destination';
import server from '../package.json' with { type: 'json' };

/** Time until each response, by labels that are routes and the like, never people. */
export const responseTimes = (registry: Registry) =>
  new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until an answer was sent',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 3, 10],
    registers: [registry],
  });

/** Counts log lines lost because nobody reads them. */
export function countDroppedLogLines(registry: Registry): void {
  new Counter({
    name: 'log_lines_dropped_total',
    help: 'Log lines dropped because they could not be written',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(droppedLogLines());
    },
  });
}

/** Collects memory, event loop and garbage collection metrics of this process. Called once, at startup. */
export function watchProcess(registry: Registry): void {
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'build_info',
    help: 'Always 1; its labels are the versions of the portal and of Node',
    labelNames: ['version', 'node'],
    registers: [registry],
  }).set({ version: server.version, node: process.version }, 1);
  let last = performance.eventLoopUtilization();
  // Load that a horizontal autoscaler can scale on: unlike CPU time, it excludes the threads that hash passwords.
  const gauge = new Gauge({
    name: 'event_loop_utilization',
    help: 'Share of the time since the last scrape in which the event loop was busy',
    registers: [registry],
    collect: () => {
      const now = performance.eventLoopUtilization();
      gauge.set(performance.eventLoopUtilization(now, last).utilization);
      last = now;
    },
  });
}
