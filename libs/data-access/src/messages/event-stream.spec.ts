import { readEvents, type ServerEvent } from './event-stream';

const bodyOf = (...chunks: (string | Uint8Array)[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const chunk of chunks)
        controller.enqueue(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk);
      controller.close();
    },
  });

async function read(...chunks: (string | Uint8Array)[]): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of readEvents(bodyOf(...chunks))) events.push(event);
  return events;
}

describe('server-sent event parser', () => {
  it('parses name, id and several lines of data', async () =>
    expect(await read('id: 7\nevent: post\ndata: {"a":1,\ndata: "b":2}\n\n')).toEqual([
      { name: 'post', id: '7', data: '{"a":1,\n"b":2}' },
    ]));

  it('handles chunks split anywhere, even inside a character', async () => {
    const bytes = new TextEncoder().encode('data: señal\n\ndata: two\n\n');
    const pieces = Array.from(bytes, (byte) => Uint8Array.of(byte));
    expect((await read(...pieces)).map(({ data }) => data)).toEqual(['señal', 'two']);
  });

  it('accepts any line ending', async () =>
    expect((await read('data: one\r\n\r', '\ndata: two\r\n\r\n')).map(({ data }) => data)).toEqual(['one', 'two']));

  it('skips comments, empty and truncated events', async () =>
    expect(await read(': ping\n\nevent: post\n\ndata: half')).toEqual([]));

  it('reports all incoming data, and closes the connection when the consumer stops', async () => {
    let isClosed = false;
    const chunkSizes: number[] = [];
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode(': ping\n\ndata: x\n\n')),
      cancel: () => {
        isClosed = true;
      },
    });
    for await (const event of readEvents(body, () => chunkSizes.push(1))) {
      expect(event.data).toBe('x');
      break;
    }
    expect(chunkSizes.length).toBeGreaterThan(0);
    expect(isClosed).toBe(true);
  });
});
