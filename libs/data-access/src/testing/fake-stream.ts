import type { PushEvent } from '@portal/domain/messages/messages.dto';
import type { Sent } from './fake-server';

/** The stream: the test says what comes. */
export class FakeStream {
  /** Headers of each time that it was opened. */
  readonly opened: Headers[] = [];
  /** Whoever listened last has stopped. */
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
