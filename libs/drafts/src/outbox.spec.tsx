import { createPortalStore, signedIn, signedOut } from '@portal/data-access/core';
import { fakeServer, json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { personOf, sessionOf } from '@portal/data-access/testing/people';
import { messageEndpoints } from '@portal/domain/messages/messages.endpoints';
import { draftOf, flushAll } from '@portal/drafts/core';
import { Outbox, type OutboxEntry } from './outbox';

interface Note {
  text: string;
}

const ada = sessionOf(personOf('client', { id: 'ada' }), 'of ada');
const bob = sessionOf(personOf('client', { id: 'bob' }), 'of bob');
const onSaved = jest.fn((_text: string): void => undefined);
const outbox = new Outbox<Note, object>({
  name: 'notes',
  laneOf: () => 'notes',
  atOnce: 1,
  delaysSignOut: true,
  request: ({ text }) => ({ endpoint: messageEndpoints.send, body: { text } }),
  onSaved: ({ text }) => onSaved(text),
  onSavedBefore: () => onSaved('before'),
});

const entries = () => (draftOf('ada', 'notes') ?? []) as OutboxEntry<Note>[];
const shown = () => entries().map(({ text, state }) => `${text} ${state}`);
/** Lets responses be read and handled. */
const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((done) => setTimeout(done, 0));
};

describe('outbox', () => {
  let server: FakeServer;
  let store: ReturnType<typeof createPortalStore>;
  /** Answers the oldest request in flight. */
  let answer: (response: Response) => Promise<void>;
  beforeEach(() => {
    localStorage.clear();
    onSaved.mockClear();
    const waiting: ((response: Response) => void)[] = [];
    server = fakeServer({
      'POST /messages': ({ signal }) =>
        new Promise((resolve, reject) => {
          waiting.push(resolve);
          signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        }),
      'POST /auth/refresh': () => refusal('session_expired', 'Please sign in.'),
    });
    answer = (response) => {
      waiting.shift()?.(response);
      return settle();
    };
    store = createPortalStore();
    store.dispatch(signedIn(ada));
  });
  afterEach(() => {
    store.dispatch(signedIn(ada));
    store.dispatch(signedOut('logout'));
    server.stop();
  });

  const add = (...texts: string[]) => {
    store.dispatch(
      outbox.add(
        texts.map((text) => ({ text })),
        {},
      ),
    );
    return settle();
  };
  const sent = () => server.to('/messages').map(({ body }) => (body as Note).text);
  const keys = () => server.to('/messages').map(({ headers }) => headers.get('idempotency-key'));

  it('sends the entries of a lane in order, one at a time', async () => {
    await add('one', 'two');
    expect(shown()).toEqual(['one sending', 'two waiting']);
    expect(sent()).toEqual(['one']);
    await answer(json({}, 201));
    expect(sent()).toEqual(['one', 'two']);
    await answer(json({}, 201));
    expect(shown()).toEqual([]);
    expect(onSaved.mock.calls).toEqual([['one'], ['two']]);
  });

  it('keeps a failed entry until its owner retries it, with the same idempotency key', async () => {
    await add('one', 'two');
    await answer(refusal('internal', 'Out of order.'));
    expect(shown()).toEqual(['one failed', 'two sending']);
    expect(entries()[0]?.failure?.detail).toBe('Out of order.');
    await answer(json({}, 201));
    store.dispatch(outbox.retry(entries()[0]?.key ?? '', {}));
    await settle();
    await answer(json({}, 201));
    expect(shown()).toEqual([]);
    expect(sent()).toEqual(['one', 'two', 'one']);
    expect(keys()[2]).toBe(keys()[0]);
  });

  it.each([
    ['the work was done', 'already_done'],
    ['the same content is there', 'already_exists'],
  ] as const)('takes an entry out when %s by an attempt whose answer was lost', async (_why, code) => {
    await add('one');
    await answer(refusal('unavailable', 'Try again.'));
    store.dispatch(outbox.retry(entries()[0]?.key ?? '', {}));
    await settle();
    await answer(refusal(code, 'There.'));
    expect(shown()).toEqual([]);
    expect(onSaved.mock.calls).toEqual([['before']]);
  });

  it('keeps an entry whose content was there before its first attempt', async () => {
    await add('one');
    await answer(refusal('already_exists', 'There.'));
    expect(shown()).toEqual(['one failed']);
  });

  it('cancels the request of a discarded entry, and continues with the next', async () => {
    await add('one', 'two');
    store.dispatch(outbox.discard(entries()[0]?.key ?? ''));
    await settle();
    expect(server.to('/messages')[0]?.signal?.aborted).toBe(true);
    expect(shown()).toEqual(['two sending']);
  });

  it('cancels its requests when another user signs in, and keeps the entries until their owner signs in again', async () => {
    await add('one', 'two');
    store.dispatch(signedIn(bob));
    await settle();
    expect(server.to('/messages')[0]?.signal?.aborted).toBe(true);
    expect(shown()).toEqual(['one waiting', 'two waiting']);
    store.dispatch(outbox.sendAll({}));
    await settle();
    expect(sent()).toEqual(['one']);
    expect(onSaved).not.toHaveBeenCalled();
    store.dispatch(signedIn(ada));
    store.dispatch(outbox.sendAll({}));
    await settle();
    expect(sent()).toEqual(['one', 'one']);
    expect(keys()[1]).toBe(keys()[0]);
  });

  it('delays a deliberate sign-out until its lane has been sent', async () => {
    await add('one', 'two');
    const flushed = jest.fn();
    void flushAll().then(flushed);
    await answer(json({}, 201));
    expect(flushed).not.toHaveBeenCalled();
    await answer(json({}, 201));
    expect(flushed).toHaveBeenCalled();
  });
});
