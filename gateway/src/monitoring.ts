import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serveMetrics } from '@portal/server/metrics-route';
import { countDroppedLogLines, responseTimes } from '@portal/server/process-metrics';
import { startTracing, type RequestTrace } from '@portal/server/tracing';
import { Counter, Gauge, Registry } from 'prom-client';
import { sendProblem } from './messages/send-problem';
import { metricsPath, type ServerSettings } from './settings';

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined unless the request is traced. */
    trace?: RequestTrace | undefined;
    /** Whether its response is an event stream, which lasts until its client disconnects. */
    isStream?: boolean | undefined;
  }
}

/** Prometheus metrics of a gateway or file server. Labels are kinds of requests and statuses, never URLs or people. */
export class Metrics {
  readonly registry = new Registry();
  private readonly times = responseTimes(this.registry);
  private readonly failures = new Counter({
    name: 'upstream_failures_total',
    help: 'Requests that a bff did not answer',
    registers: [this.registry],
  });

  private readonly loads = new Counter({
    name: 'remote_loads_total',
    help: 'Remotes that browsers could show, while their area has a canary',
    labelNames: ['area', 'release'],
    registers: [this.registry],
  });
  private readonly failedLoads = new Counter({
    name: 'remote_failures_total',
    help: 'Remotes that browsers could not load or show',
    labelNames: ['area', 'release'],
    registers: [this.registry],
  });

  constructor(connections: () => Promise<number>) {
    countDroppedLogLines(this.registry);
    const open: Gauge = new Gauge({
      name: 'connections_open',
      help: 'Connections of browsers and proxies',
      registers: [this.registry],
      collect: async (): Promise<void> => open.set(await connections()),
    });
  }

  answered(route: string, method: string, status: number, ms: number): void {
    this.times.observe({ route, method, status }, ms / 1000);
  }

  upstreamFailed(): void {
    this.failures.inc();
  }

  remoteLoaded({ area, release }: { area: string; release: string }, failed: boolean): void {
    (failed ? this.failedLoads : this.loads).inc({ area, release });
  }
}

/** Adds metrics at `/metrics`, and the trace of each request to it. */
export async function monitor(app: FastifyInstance, settings: ServerSettings): Promise<Metrics> {
  const tracing = await startTracing('gateway', settings);
  const metrics = new Metrics(() => connectionsOf(app));
  app.decorateRequest('trace');
  app.decorateRequest('isStream');
  app.addHook('onRequest', (request, _reply, done) => {
    request.trace = tracing?.begin(request);
    if (request.trace) request.log = request.log.child({ trace_id: request.trace.id });
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const [route, status] = [kindOf(request), reply.statusCode];
    if (!request.isStream) metrics.answered(route, request.method, status, reply.elapsedTime);
    request.trace?.end({ method: request.method, route, status });
    done();
  });
  app.addHook('onClose', () => tracing?.close());
  serveMetrics(app, {
    path: metricsPath,
    token: settings.METRICS_TOKEN,
    registry: metrics.registry,
    notFound: (reply) => sendProblem(reply, 'not_found'),
  });
  return metrics;
}

const connectionsOf = (app: FastifyInstance): Promise<number> =>
  new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));

const kinds = ['/api/', '/remotes/', '/remotes.json', '/healthz'];

/** Returns the kind of a request; its URL may name a person. */
const kindOf = ({ url }: FastifyRequest): string => kinds.find((kind) => url.startsWith(kind)) ?? 'pages and files';
