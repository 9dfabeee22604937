import { storeDraft, takeOrphanedDrafts } from '@portal/drafts/core';
import { noteServer, openNote, saved, toValues } from './testing/note';

jest.mock('@portal/drafts/core', () => ({
  ...jest.requireActual<object>('@portal/drafts/core'),
  storeDraft: jest.fn(),
  takeOrphanedDrafts: jest.fn(() => []),
}));

const pass = (ms = 2_000) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => jest.useRealTimers());

describe('a draft left by a closed tab', () => {
  /** Drafts in IndexedDB, newest first. */
  const leave = (userId: string, ...drafts: object[]): void => {
    jest.mocked(takeOrphanedDrafts).mockImplementationOnce((of) => (of === userId ? drafts : []));
  };
  const left = (change: object) => ({ values: { ...toValues(saved), ...change }, record: saved, unanswered: [] });

  it('is restored and saved; the newer draft wins', async () => {
    const server = noteServer(saved);
    leave('left', left({ city: 'Ecorse' }), left({ city: 'Flint', income: 5 }));
    const { values } = openNote(server, 'left');
    expect(values()).toMatchObject({ city: 'Ecorse', income: 5 });
    await pass();
    expect(server.record).toMatchObject({ ...saved, city: 'Ecorse', income: 5, version: 2 });
  });

  it('conflicts when the record has changed since, and keeps half-typed fields', async () => {
    const server = noteServer(saved);
    leave('left later', left({ city: 'Ecorse', ssn: '4125' }));
    server.change({ city: 'Flint' });
    const { values, autosave } = openNote(server, 'left later');
    expect(autosave.getState().disputes.map(({ field }) => field)).toEqual(['city']);
    expect(values()).toMatchObject({ city: 'Ecorse', ssn: '4125' });
    autosave.keepMine();
    await pass();
    expect(server.record).toMatchObject({ city: 'Ecorse', ssn: saved.ssn });
  });

  it('takes missing fields from the record', () => {
    const { city, ...older } = toValues(saved);
    leave('left by a release', { values: older, record: saved, unanswered: [] });
    expect(openNote(noteServer(saved), 'left by a release').values()).toMatchObject({ city });
  });

  it('is stored while typing and deleted once saved', async () => {
    const server = noteServer(saved);
    const stored = jest.mocked(storeDraft).mockClear();
    server.next = ['down'];
    const { type } = openNote(server, 'storing');
    type('city', 'Ecorse');
    await pass(1_500);
    expect(stored.mock.lastCall).toMatchObject(['storing', 'note', { values: { city: 'Ecorse' }, record: saved }]);
    await pass(5_000);
    expect(stored.mock.lastCall).toEqual(['storing', 'note', undefined]);
  });

  it('is stored with all that a save sends, so that a crash does not leave it older than the record', async () => {
    const server = noteServer(saved);
    const stored = jest.mocked(storeDraft).mockClear();
    const save = jest.spyOn(server, 'save');
    const { type } = openNote(server, 'crashing');
    for (const city of ['H', 'Ha', 'Ham']) {
      type('city', city);
      await pass(700);
    }
    const [firstSave = 0] = save.mock.invocationCallOrder;
    const before = stored.mock.calls.filter((_call, at) => (stored.mock.invocationCallOrder[at] ?? 0) < firstSave);
    expect(before.at(-1)).toMatchObject(['crashing', 'note', { values: { city: save.mock.calls[0]?.[0].body.city } }]);
  });

  it('delays the status "saved" until it is deleted, or until a timeout', async () => {
    const server = noteServer(saved);
    const stored = jest.mocked(storeDraft);
    server.next = ['down'];
    const { type, autosave } = openNote(server, 'forgetting');
    type('city', 'Ecorse');
    await pass(1_500);
    stored.mockClear().mockReturnValue(new Promise(() => undefined));
    while (server.record?.city !== 'Ecorse') await pass(100);
    expect(stored.mock.lastCall).toEqual(['forgetting', 'note', undefined]);
    expect(autosave.getState().status.kind).toBe('saving');
    await pass(1_000);
    expect(autosave.getState().status.kind).toBe('saved');
    stored.mockReset();
  });
});
