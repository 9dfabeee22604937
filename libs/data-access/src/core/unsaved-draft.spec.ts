import {
  allowUnsavedDrafts,
  forgetUnsavedDrafts,
  keepUnsavedDraft,
  saveBeforeSignOut,
  saveEverything,
  unsavedDraftOf,
} from './unsaved-draft';

describe('draft after a sign-out', () => {
  beforeEach(() => {
    allowUnsavedDrafts('ada');
    keepUnsavedDraft('ada', 'intake', { city: 'Detroit' });
  });

  it('is not available to other users', () => {
    expect(unsavedDraftOf('bob', 'intake')).toBeUndefined();
    expect(unsavedDraftOf('ada', 'schedule-c')).toBeUndefined();
  });

  it('is restored for the same user until it is deleted', () => {
    expect(unsavedDraftOf('ada', 'intake')).toEqual({ city: 'Detroit' });
    keepUnsavedDraft('ada', 'intake', undefined);
    expect(unsavedDraftOf('ada', 'intake')).toBeUndefined();
  });

  it('is deleted on a deliberate sign-out, even when a closing form still stores one', () => {
    keepUnsavedDraft('bob', 'intake', { city: 'Flint' });
    forgetUnsavedDrafts('ada');
    keepUnsavedDraft('ada', 'intake', { city: 'Ecorse' });
    expect(unsavedDraftOf('ada', 'intake')).toBeUndefined();
    expect(unsavedDraftOf('bob', 'intake')).toEqual({ city: 'Flint' });
  });
});

describe('saving before a sign-out', () => {
  afterEach(() => jest.useRealTimers());

  it('waits for every open form and skips closed ones', async () => {
    const [open, failing, closed] = [jest.fn(), jest.fn(), jest.fn()];
    saveBeforeSignOut(open.mockResolvedValue(undefined));
    saveBeforeSignOut(failing.mockRejectedValue(new Error('offline')));
    saveBeforeSignOut(closed)();
    await saveEverything();
    expect([open, failing, closed].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  });

  it('waits at most three seconds', async () => {
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
