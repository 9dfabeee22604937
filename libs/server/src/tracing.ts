import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { fraction, setting, text, url, type Values } from './settings.mjs';

/** Settings of the gateway and the bff, with the names and meanings of OpenTelemetry's specification. */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    url('http:', 'https:').optional(),
    'OpenTelemetry collector that receives [traces](#traces) as OTLP over HTTP, e.g. `http://collector:4318`',
    'no traces',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: setting(
    text.optional(),
    'headers for the collector, such as its token: `name=value`, comma-separated',
  ),
  OTEL_TRACES_SAMPLER_ARG: setting(
    fraction.default(0.1),
    'share of requests to trace, 0 to 1; the same in gateway and bff',
  ),
};

/** A collector that does not answer delays a shutdown by at most this time, ms. */
const exportTimeout = 5000;
/** Longest text of a statement in a trace, characters. */
const longestText = 2000;

/**
 * Starts to trace requests if a collector is set; otherwise nothing of OpenTelemetry is loaded. Spans have routes,
 * statuses and statements without their values, never a URL, an address or a person.
 */
export async function startTracing(
  service: string,
  settings: Values<typeof tracingSettings>,
): Promise<Tracing | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_EXPORTER_OTLP_HEADERS: headers = '' } = settings;
  if (collector === undefined) return undefined;
  const [
    { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider },
    { OTLPTraceExporter },
    { resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = new OTLPTraceExporter({
    url: `${collector.replace(/\/+$/, '')}/v1/traces`,
    headers: headersFrom(headers),
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    // By the trace's id alone: all servers decide alike, and a caller's own flag is ignored.
    sampler: new TraceIdRatioBasedSampler(settings.OTEL_TRACES_SAMPLER_ARG),
    spanLimits: { attributeValueLengthLimit: longestText },
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: exportTimeout })],
  });
  return new Tracing(provider.getTracer('portal'), () => provider.shutdown().catch(() => undefined));
}

const headersFrom = (list: string): Record<string, string> =>
  Object.fromEntries(
    list
      .split(',')
      .map((entry) => entry.trim().split(/=(.*)/s, 2))
      .filter((pair): pair is [string, string] => pair.length === 2),
  );

interface TracedRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export class Tracing {
  /** @param close sends what is not yet sent; a collector that is down is not an error */
  constructor(
    private readonly tracer: Tracer,
    readonly close: () => Promise<void>,
  ) {}

  /** Begins the trace of a request in this server, as a part of its caller's. Undefined for one that isn't sampled. */
  begin({ method, headers }: TracedRequest): RequestTrace | undefined {
    const attributes = { 'http.request.method': method };
    const span = this.tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, callerOf(headers.traceparent));
    return span.isRecording() ? new RequestTrace(this.tracer, span) : undefined;
  }
}

/** W3C Trace Context, section 3.2. The caller's `tracestate` is dropped: it could hold anything. */
const wellFormed = /^00-(?<traceId>(?!0{32})[\da-f]{32})-(?<spanId>(?!0{16})[\da-f]{16})-[\da-f]{2}$/;

function callerOf(traceparent: string | string[] | undefined): Context {
  const { traceId, spanId } = (typeof traceparent === 'string' && wellFormed.exec(traceparent)?.groups) || {};
  if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: 0, isRemote: true });
}

/** The spans of one request in one server. */
export class RequestTrace {
  private readonly within: Context;

  constructor(
    private readonly tracer: Tracer,
    private readonly span: Span,
  ) {
    this.within = trace.setSpan(ROOT_CONTEXT, span);
  }

  get id(): string {
    return this.span.spanContext().traceId;
  }

  /** Header for the next server, whose spans then are below this one. */
  get traceparent(): string {
    const { traceId, spanId } = this.span.spanContext();
    return `00-${traceId}-${spanId}-01`;
  }

  /** Records a call to another system as a part of the request. */
  async measure<Result>(
    name: string,
    attributes: Record<string, string>,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const span = this.tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, this.within);
    try {
      return await work();
    } catch (error) {
      // Not its message, which may quote a value.
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  }

  /** @param route the pattern, never the URL */
  end({ method, route, status }: { method: string; route: string; status: number }): void {
    this.span.updateName(`${method} ${route}`);
    this.span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
    if (status >= 500) this.span.setStatus({ code: SpanStatusCode.ERROR });
    this.span.end();
  }
}
