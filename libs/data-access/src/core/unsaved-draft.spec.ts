import {
  allowUnsavedDrafts,
  forgetUnsavedDrafts,
  keepUnsavedDraft,
  saveBeforeSignOut,
  saveEverything,
  unsavedDraftOf,
} from './unsaved-draft';

describe('what was typed before a sign-out', () => {
  beforeEach(() => {
    allowUnsavedDrafts('ada');
    keepUnsavedDraft('ada', 'intake', { city: 'Detroit' });
  });

  it('is nobody else’s', () => {
    expect(unsavedDraftOf('bob', 'intake')).toBeUndefined();
    expect(unsavedDraftOf('ada', 'schedule-c')).toBeUndefined();
  });

  it('comes back to the same person, until it is forgotten', () => {
    expect(unsavedDraftOf('ada', 'intake')).toEqual({ city: 'Detroit' });
    keepUnsavedDraft('ada', 'intake', undefined);
    expect(unsavedDraftOf('ada', 'intake')).toBeUndefined();
  });

  it('is gone after a sign-out on purpose, also what a closing form still wants to keep, and only theirs', () => {
    keepUnsavedDraft('bob', 'intake', { city: 'Flint' });
    forgetUnsavedDrafts('ada');
    keepUnsavedDraft('ada', 'intake', { city: 'Ecorse' });
    expect(unsavedDraftOf('ada', 'intake')).toBeUndefined();
    expect(unsavedDraftOf('bob', 'intake')).toEqual({ city: 'Flint' });
  });
});

describe('saving before a sign-out', () => {
  afterEach(() => jest.useRealTimers());

  it('waits for every form, and asks none that is closed', async () => {
    const [open, failing, closed] = [jest.fn(), jest.fn(), jest.fn()];
    saveBeforeSignOut(open.mockResolvedValue(undefined));
    saveBeforeSignOut(failing.mockRejectedValue(new Error('offline')));
    saveBeforeSignOut(closed)();
    await saveEverything();
    expect([open, failing, closed].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  });

  it('keeps nobody waiting for more than three seconds', async () => {
    jest.useFakeTimers();
    saveBeforeSignOut(() => new Promise(() => undefined));
    const done = jest.fn();
    void saveEverything().then(done);
    await jest.advanceTimersByTimeAsync(2_900);
    expect(done).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(done).toHaveBeenCalled();
  });
});
