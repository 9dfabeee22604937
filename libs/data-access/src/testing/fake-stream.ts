import type { PushEvent } from '@portal/domain/messages/messages.dto';
import type { Sent } from './fake-server';

/** Fake event stream; the test sends the events. */
export class FakeStream {
  /** Request headers of each connection. */
  readonly opened: Headers[] = [];
  /** Whether the last listener has disconnected. */
  isLeft = false;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  #id = 0;

  answer = ({ headers, signal }: Sent): Response => {
    this.opened.push(headers);
    this.isLeft = false;
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (this.#controller = controller) });
    signal?.addEventListener('abort', () => {
      this.isLeft = true;
      this.#controller?.error(new Error('aborted'));
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };

  tell(event: PushEvent): void {
    this.#id += 1;
    this.#controller?.enqueue(new TextEncoder().encode(`id: ${this.#id}\ndata: ${JSON.stringify(event)}\n\n`));
  }

  cut(): void {
    this.#controller?.close();
  }
}
