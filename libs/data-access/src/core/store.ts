import { configureStore } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { api } from './api';
import { holdReads } from './base-query';
import { forgetHandedPassword } from './handed-password';
import { readSession, syncSession } from './session-storage';
import { sessionFrom, sessionSlice } from './session.slice';

/** The store, with the session that browser storage holds. One per page; a test makes its own. */
export function createPortalStore() {
  const store = configureStore({
    reducer: { session: sessionSlice.reducer, [api.reducerPath]: api.reducer },
    preloadedState: { session: sessionFrom(readSession()) },
    middleware: (withDefaults) => withDefaults().concat(api.middleware),
    // It would show names, numbers and the token to any extension that asks.
    devTools: false,
  });
  setupListeners(store.dispatch);
  syncSession(store, () => {
    forgetHandedPassword();
    store.dispatch(api.util.resetApiState());
  });
  return store;
}

export type PortalStore = ReturnType<typeof createPortalStore>;
export type PortalState = ReturnType<PortalStore['getState']>;
type PortalDispatch = PortalStore['dispatch'];

export const usePortalDispatch = (): PortalDispatch => useDispatch<PortalDispatch>();

/** How long a read may hold up a sign-out, ms. */
const longestRead = 1000;

/**
 * Ends a session by `work` while nothing is read with it: reads that run are waited for, longest a second, and new ones begin after
 * it, if at all. One that met the ended session would be refused, and the person who has just signed out told that it has expired.
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
