/**
 * The single store, session and API client, shared at run time by the shell and every remote. Import it by its package
 * name, even inside this library: a relative import would create a second store.
 */
export { api, type Tag } from './core/api';
export { detailOr, problemOf, report, type Failure, type Result } from './core/failure';
export { buildCount, buildEndpoint, requestOf, type ArgOf } from './core/build-endpoint';
export { remembering } from './core/build-endpoint';
export { requestOnce, checkSession, sendAs, type Request } from './core/base-query';
export { newKey } from './core/request-keys';
export {
  createPortalStore,
  createVisitorStore,
  usePortalDispatch,
  whileSignedIn,
  withoutReads,
  type PortalState,
  type PortalStore,
} from './core/store';
export {
  ready,
  signedIn,
  signedOut,
  useSession,
  useUser,
  type SessionState,
  type SignOutReason,
} from './core/session.slice';
export { requestedSeason, requestSeason } from './core/requested-season';
export { requestEarly } from './core/early-requests';
export { forgetHandedPassword, handOverPassword, handedOverPassword } from './core/password-handover';
export { onStepUp } from './core/step-up';
export { onSessionChange, sessionKeys } from './core/session-storage';
export { Provider as StoreProvider } from 'react-redux';
