/**
 * The one store, session and way to call, shared at run time by the shell and every remote.
 * Import it by its package name, also inside this library: a relative import would make a second store.
 */
export { api } from './core/api';
export { detailOr, problemOf, type Failure } from './core/failure';
export { fromCall, type ArgOf } from './core/from-call';
export { report } from './core/report';
export { newKey } from './core/send';
export { createPortalStore, type PortalState, type PortalStore } from './core/store';
export { ready, signedIn, signedOut, type LeftBy, type SessionState } from './core/session/session.slice';
export { checkSession } from './core/session/check-session';
export { sessionKeys } from './core/session/session-storage';
export { usePortalDispatch, useSession, useUser } from './core/session/use-session';
export { keepTyped, typedBefore } from './core/session/typed';
export { Provider as StoreProvider } from 'react-redux';
