import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
}

/** An OpenTelemetry collector that keeps what it receives as OTLP in JSON. */
export class Collector {
  readonly spans: ReceivedSpan[] = [];
  /** Everything received, to search for what must not be sent. */
  sent = '';
  readonly authorizations = new Set<string | undefined>();
  private readonly server = createServer((request, response) => {
    this.authorizations.add(request.headers.authorization);
    void text(request).then((body) => {
      this.sent += body;
      const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[] };
      for (const { scopeSpans } of resourceSpans) for (const { spans } of scopeSpans) this.spans.push(...spans);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });

  /** @returns the address for `OTEL_EXPORTER_OTLP_ENDPOINT` */
  async start(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}
