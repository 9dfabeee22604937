import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { api } from './api';
import { keepSession } from './session/keep-session';
import { readSession } from './session/session-storage';
import { sessionFrom, sessionSlice } from './session/session.slice';

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
  keepSession(store, () => store.dispatch(api.util.resetApiState()));
  return store;
}

export type PortalStore = ReturnType<typeof createPortalStore>;
export type PortalState = ReturnType<PortalStore['getState']>;
export type PortalDispatch = PortalStore['dispatch'];
