import { createPortalStore, signedIn, signedOut } from '@portal/data-access/core';
import { personOf, sessionOf } from '@portal/data-access/testing/people';
import { draftOf, flushAll, flushBeforeSignOut, keepDraft } from '@portal/drafts/core';

const ada = personOf('client', { id: 'ada' });

describe('draft', () => {
  let store: ReturnType<typeof createPortalStore>;
  beforeEach(() => {
    localStorage.clear();
    store = createPortalStore();
    store.dispatch(signedIn(sessionOf(ada)));
    keepDraft('ada', 'intake', { city: 'Detroit' });
  });

  it('is not available to other users', () => {
    expect(draftOf('bob', 'intake')).toBeUndefined();
    expect(draftOf('ada', 'schedule-c')).toBeUndefined();
  });

  it('is restored for the same user until it is deleted', () => {
    store.dispatch(signedOut('expired'));
    store.dispatch(signedIn(sessionOf(ada)));
    expect(draftOf('ada', 'intake')).toEqual({ city: 'Detroit' });
    keepDraft('ada', 'intake', undefined);
    expect(draftOf('ada', 'intake')).toBeUndefined();
  });

  it('is deleted on a deliberate sign-out, even when a closing form still keeps one', () => {
    keepDraft('bob', 'intake', { city: 'Flint' });
    store.dispatch(signedOut('logout'));
    keepDraft('ada', 'intake', { city: 'Ecorse' });
    expect(draftOf('ada', 'intake')).toBeUndefined();
    expect(draftOf('bob', 'intake')).toEqual({ city: 'Flint' });
  });

  it('is kept again once the user has signed in again', () => {
    store.dispatch(signedOut('logout'));
    store.dispatch(signedIn(sessionOf(ada)));
    keepDraft('ada', 'intake', { city: 'Ecorse' });
    expect(draftOf('ada', 'intake')).toEqual({ city: 'Ecorse' });
  });
});

describe('flush before a sign-out', () => {
  afterEach(() => jest.useRealTimers());

  it('waits for every open form and skips closed ones', async () => {
    const [open, failing, closed] = [jest.fn(), jest.fn(), jest.fn()];
    flushBeforeSignOut(open.mockResolvedValue(undefined));
    flushBeforeSignOut(failing.mockRejectedValue(new Error('offline')));
    flushBeforeSignOut(closed)();
    await flushAll();
    expect([open, failing, closed].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  });

  it('waits at most three seconds', async () => {
    jest.useFakeTimers();
    flushBeforeSignOut(() => new Promise(() => undefined));
    const done = jest.fn();
    void flushAll().then(done);
    await jest.advanceTimersByTimeAsync(2_900);
    expect(done).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(done).toHaveBeenCalled();
  });
});
