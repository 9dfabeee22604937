import { configureStore } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { api } from './api';
import { holdReads } from './base-query';
import { forgetHandedPassword } from './password-handover';
import { requestSeason } from './requested-season';
import { readSession, syncSession } from './session-storage';
import { sessionFrom, sessionSlice } from './session.slice';

/** Creates the store with the session from browser storage. A page has only one; each test creates its own. */
export function createPortalStore() {
  const store = configureStore({
    reducer: { session: sessionSlice.reducer, [api.reducerPath]: api.reducer },
    preloadedState: { session: sessionFrom(readSession()) },
    middleware: (withDefaults) => withDefaults().concat(api.middleware),
    // Redux DevTools would expose names, numbers and the token to any extension.
    devTools: false,
  });
  setupListeners(store.dispatch);
  syncSession(store, () => {
    forgetHandedPassword();
    requestSeason(undefined);
    store.dispatch(api.util.resetApiState());
  });
  return store;
}

/** Creates the store of a visitor for prerendering on the server, where there is no browser storage. */
export const createVisitorStore = (): PortalStore =>
  configureStore({
    reducer: { session: sessionSlice.reducer, [api.reducerPath]: api.reducer },
    middleware: (withDefaults) => withDefaults().concat(api.middleware),
    devTools: false,
  });

export type PortalStore = ReturnType<typeof createPortalStore>;
export type PortalState = ReturnType<PortalStore['getState']>;
type PortalDispatch = PortalStore['dispatch'];

export const usePortalDispatch = (): PortalDispatch => useDispatch<PortalDispatch>();

/** Maximum time for which a read may delay a sign-out, ms. */
const longestRead = 1000;

/**
 * Runs `work`, which ends the session, without concurrent reads: waits up to a second for reads in flight, aborts the
 * rest, and delays new ones. Otherwise a read could be rejected because the session has ended, and a user who has just
 * signed out would see that the session has expired.
 */
export const withoutReads =
  <Result>(work: () => Promise<Result>) =>
  (dispatch: PortalDispatch): Promise<Result> =>
    holdReads(async () => {
      const running = dispatch(api.util.getRunningQueriesThunk());
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tooLong = new Promise((done) => (timer = setTimeout(done, longestRead)));
      await Promise.race([Promise.allSettled(running), tooLong]);
      clearTimeout(timer);
      for (const read of running) read.abort();
      return work();
    });

/** Runs `work` only while this user is signed in, so that a late response never reaches another user's cache. */
export const whileSignedIn =
  (userId: string, work: (dispatch: PortalDispatch) => unknown) =>
  (dispatch: PortalDispatch, getState: () => PortalState): void => {
    if (getState().session.user?.id === userId) work(dispatch);
  };
