import { configureStore } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { api } from './api';
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
  syncSession(store, () => store.dispatch(api.util.resetApiState()));
  return store;
}

export type PortalStore = ReturnType<typeof createPortalStore>;
export type PortalState = ReturnType<PortalStore['getState']>;
type PortalDispatch = PortalStore['dispatch'];

export const usePortalDispatch = (): PortalDispatch => useDispatch<PortalDispatch>();

/** How long a read may hold up a sign-out, ms. */
const longestRead = 1000;

/**
 * Before a sign-out: waits for the reads that run, and gives up those that take longer. A read that meets the ended
 * session is refused, and the person who has just signed out would be told that it has expired.
 */
export const endReads = () => async (dispatch: PortalDispatch) => {
  const running = dispatch(api.util.getRunningQueriesThunk());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise((done) => (timer = setTimeout(done, longestRead)));
  await Promise.race([Promise.allSettled(running), tooLong]);
  clearTimeout(timer);
  for (const read of running) read.abort();
};
