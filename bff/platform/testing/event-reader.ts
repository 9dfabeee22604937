import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { PushEvent } from '@portal/domain/messages/messages.dto';

export interface ReadEvent extends PushEvent {
  /** Absent for events that have no sequence number. */
  seq?: number;
}

/** Timeout for expected events, ms. */
const timeout = 15_000;

/** An open event stream, read like a browser does: over the network, with a bearer token. */
export class EventReader {
  readonly events: ReadEvent[] = [];
  /** Number of heartbeat lines received. */
  heartbeats = 0;
  readonly ended: Promise<void>;
  private waiting: (() => void)[] = [];
  private text = '';

  private constructor(readonly response: IncomingMessage) {
    this.ended = new Promise((ended) => response.once('close', ended));
    response.setEncoding('utf8').on('data', (text: string) => this.take(text));
    // Ignore the error caused by dropping the connection.
    response.on('error', () => undefined);
  }

  /** Opens a stream on its own connection, which closes with the stream. */
  static async open(url: string, token: string | undefined, lastEventId?: number | string): Promise<EventReader> {
    const headers = {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }),
    };
    const request = get(`${url}/api/events`, { headers, agent: false });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    request.on('error', () => undefined);
    return new EventReader(response);
  }

  get lastId(): number | undefined {
    return this.events.findLast(({ seq }) => seq !== undefined)?.seq;
  }

  get messageIds(): string[] {
    return this.events.flatMap(({ message_id }) => message_id ?? []);
  }

  /** Waits until the received events satisfy the condition. @throws Error on timeout */
  async until(holds: () => boolean): Promise<void> {
    const tooLong = setTimeout(() => this.wakeUp(), timeout).unref();
    const end = Date.now() + timeout;
    while (!holds()) {
      if (Date.now() >= end) throw new Error(`only these came: ${JSON.stringify(this.events)}`);
      await new Promise<void>((came) => this.waiting.push(came));
    }
    clearTimeout(tooLong);
  }

  untilKind(kind: PushEvent['kind']): Promise<void> {
    return this.until(() => this.events.some((event) => event.kind === kind));
  }

  /** Drops the connection like a network failure. */
  async drop(): Promise<void> {
    this.response.destroy();
    await this.ended;
  }

  private take(text: string): void {
    const blocks = (this.text + text).split('\n\n');
    this.text = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1];
      const id = /^id: (\d+)$/m.exec(block)?.[1];
      if (data === undefined) this.heartbeats += 1;
      else this.events.push({ ...(JSON.parse(data) as PushEvent), ...(id === undefined ? {} : { seq: Number(id) }) });
    }
    this.wakeUp();
  }

  private wakeUp(): void {
    for (const came of this.waiting.splice(0)) came();
  }
}
