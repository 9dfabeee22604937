/** Server-sent event (HTML standard, section 9.2). */
export interface ServerEvent {
  /** `message` if the server sends no name. */
  name: string;
  data: string;
  id?: string;
}

/**
 * Parses server-sent events from a response body, because the browser's EventSource cannot send a token. Calls
 * `onBytes` for all incoming data, including keep-alive comments.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void = () => undefined,
): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let lines: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      // A truncated event is dropped.
      if (done) return;
      onBytes();
      const parts = (rest + decoder.decode(value, { stream: true })).split(/\r\n|\n|\r(?!$)/);
      rest = parts.pop() ?? '';
      for (const line of parts) {
        if (line !== '') {
          lines.push(line);
          continue;
        }
        const event = eventOf(lines);
        lines = [];
        if (event) yield event;
      }
    }
  } finally {
    // Closes the connection when the consumer stops.
    await reader.cancel().catch(() => undefined);
  }
}

function eventOf(lines: readonly string[]): ServerEvent | null {
  const fields = lines.map((line): [name: string, value: string] => {
    const colon = line.indexOf(':');
    return colon < 0 ? [line, ''] : [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')];
  });
  const last = (name: string): string | undefined => fields.findLast(([field]) => field === name)?.[1];
  const data = fields.filter(([name]) => name === 'data').map(([, value]) => value);
  if (data.length === 0) return null;
  const id = last('id');
  return { name: last('event') ?? 'message', data: data.join('\n'), ...(id === undefined ? {} : { id }) };
}
