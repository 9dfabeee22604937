import { text } from 'node:stream/consumers';
import type { Actor } from '@portal/bff-platform/request/actor';
import { EventStream } from './event-stream';

const actor = { id: 'person', session_id: 'session', role: 'client' } as Actor;

describe('event stream', () => {
  it('ends without an error if its session ends before it begins', async () => {
    const left: EventStream[] = [];
    const stream = new EventStream(actor, (gone) => left.push(gone));
    stream.finish();
    stream.begin(7, [], 'ready');
    stream.heartbeat();
    stream.tell({ kind: 'contacts' });
    expect(await text(stream)).toBe('');
    expect(left[0]).toBe(stream);
  });

  it('delivers events sent before it ended, and none after', async () => {
    const stream = new EventStream(actor, () => undefined);
    stream.begin(7, [], 'ready');
    stream.finish();
    stream.finish();
    stream.tell({ kind: 'contacts' });
    expect(await text(stream)).toBe('id: 7\ndata: {"kind":"ready"}\n\n');
  });
});
