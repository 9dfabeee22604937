import type { Outcome } from '../delivery';
import type { RecordRef, SaveRequest } from './adapter';
import { SaveQueue, type SaveState } from './save-queue';

interface Draft {
  city: string;
}

function start(answers: (Outcome<RecordRef> | Promise<Outcome<RecordRef>>)[] = []) {
  const draft: Draft = { city: '' };
  const states: SaveState['kind'][] = [];
  const send = jest.fn(async ({ ref }: SaveRequest<Draft>): Promise<Outcome<RecordRef>> => {
    const next = answers.shift();
    return next ?? { saved: { id: 'a', version: (ref?.version ?? 0) + 1 } };
  });
  const queue = new SaveQueue<Draft, RecordRef>({
    take: () => ({ ...draft }),
    send,
    onState: ({ kind }) => states.push(kind),
    wait: { debounce: 800, longest: 1500 },
  });
  queue.resume(null, { ...draft });
  const type = (city: string): void => {
    draft.city = city;
    queue.changed();
  };
  return { queue, send, states, type, last: () => states.at(-1) };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('failed save', () => {
  it('does not resend a rejected body until it changes', async () => {
    const { send, type, last } = start([{ refused: 'No.', errors: [] }]);
    type('D');
    await pass(800);
    expect(last()).toBe('failed');
    await pass(60_000);
    expect(send).toHaveBeenCalledTimes(1);
    type('De');
    await pass(800);
    expect(last()).toBe('saved');
  });

  it('retries with backoff and sends the newest state', async () => {
    const { send, type, last } = start([{ retry: true }, { retry: true }]);
    type('D');
    await pass(800);
    expect(last()).toBe('offline');
    await pass(2_000);
    expect(send).toHaveBeenCalledTimes(2);
    type('Detroit');
    await pass(800);
    expect(send.mock.lastCall?.[0]).toMatchObject({ body: { city: 'Detroit', submitted: false }, ref: null });
    expect(last()).toBe('saved');
  });

  it('saves an undone change again when the save in between got no response', async () => {
    const { send, type } = start([{ saved: { id: 'a', version: 1 } }, { retry: true }]);
    type('Detroit');
    await pass(800);
    type('Detroit!');
    await pass(800);
    type('Detroit');
    await pass(3_000);
    expect(send).toHaveBeenCalledTimes(3);
    expect(send.mock.lastCall?.[0].body).toEqual({ city: 'Detroit', submitted: false, version: 1 });
  });

  it('reuses the idempotency key only while the content stays the same', async () => {
    const { send, type } = start([{ retry: true }, { retry: true }]);
    type('D');
    await pass(800 + 2_000);
    type('De');
    await pass(800);
    const [first, second, third] = send.mock.calls.map(([{ key }]) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('waits for the retry delay that the server requests', async () => {
    const { send, type } = start([{ retry: true, retryIn: 7_000 }]);
    type('D');
    await pass(800 + 6_900);
    expect(send).toHaveBeenCalledTimes(1);
    await pass(200);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('stops at a conflict until it is resolved', async () => {
    const { queue, send, type } = start([{ conflict: true }]);
    type('D');
    await pass(800);
    type('De');
    await pass(10_000);
    expect(send).toHaveBeenCalledTimes(1);
    queue.resume({ id: 'b', version: 7 }, null);
    await queue.flush();
    expect(send.mock.lastCall?.[0]).toMatchObject({ body: { city: 'De', version: 7 }, ref: { id: 'b', version: 7 } });
  });
});

describe('save queue', () => {
  it('sends nothing while nothing has changed', async () => {
    const { queue, send, type } = start();
    type('');
    await pass(5_000);
    await queue.flush();
    expect(send).not.toHaveBeenCalled();
  });

  it('debounces until typing pauses', async () => {
    const { send, type } = start();
    type('D');
    await pass(700);
    type('De');
    await pass(700);
    expect(send).not.toHaveBeenCalled();
    await pass(100);
    expect(send.mock.lastCall?.[0]).toMatchObject({ body: { city: 'De' }, ref: null, submit: false });
  });

  it('saves after 1.5 seconds of continuous typing', async () => {
    const { send, type } = start();
    for (let at = 1; at <= 4; at += 1) {
      type('D'.repeat(at));
      await pass(400);
    }
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('creates once, then updates, one request at a time, newest state last', async () => {
    let answer = (_saved: Outcome<RecordRef>): void => undefined;
    const { send, type, last } = start([new Promise((done) => (answer = done))]);
    type('D');
    await pass(800);
    type('De');
    await pass(3_000);
    type('Det');
    await pass(3_000);
    expect(send).toHaveBeenCalledTimes(1);
    answer({ saved: { id: 'a', version: 1 } });
    await pass(800);
    expect(send).toHaveBeenCalledTimes(2);
    expect(send.mock.lastCall?.[0]).toMatchObject({ body: { city: 'Det', version: 1 }, ref: { id: 'a', version: 1 } });
    expect(last()).toBe('saved');
  });

  it('reports whether changes are unsaved', async () => {
    const { queue, type } = start();
    expect(queue.unsaved).toBe(false);
    type('D');
    expect(queue.unsaved).toBe(true);
    await pass(800);
    expect(queue.unsaved).toBe(false);
  });

  it('submits after the request in flight', async () => {
    const { queue, send, type } = start();
    type('D');
    await pass(800);
    type('De');
    const done = queue.save({ city: 'De' }, true);
    await pass(0);
    await expect(done).resolves.toEqual({ saved: { id: 'a', version: 2 } });
    await pass(5_000);
    expect(send).toHaveBeenCalledTimes(2);
    expect(send.mock.lastCall?.[0]).toMatchObject({ body: { city: 'De', submitted: true }, submit: true });
  });

  it('flushes unsaved changes before it stops', async () => {
    const { queue, send, type } = start([{ retry: true }]);
    type('D');
    await queue.finish();
    expect(send).toHaveBeenCalledTimes(1);
    await pass(60_000);
    expect(send).toHaveBeenCalledTimes(1);
    expect(queue.unsaved).toBe(true);
  });
});
