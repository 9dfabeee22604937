import { accountHolder } from '../contract/access-policy';
import { get, post, remove } from '../contract/endpoint';
import type { SignedInDevice } from './signed-in-devices.dto';

/**
 * The browsers in which the caller is signed in. Ending a session needs no step-up authentication: someone who has found
 * a stranger in the list must get rid of them at once.
 */
export const signedInDeviceEndpoints = {
  /** Lists them, the most recently signed in first. */
  list: get('/auth/devices', accountHolder).returnsList<SignedInDevice>(),
  /** Returns 404 for a session of someone else, and for one that has ended. */
  signOut: remove('/auth/devices/{id}', accountHolder).returnsNothing(),
  /** Ends every session but the caller's. */
  signOutOthers: post('/auth/devices/sign-out-others', accountHolder).returnsNothing(),
};
