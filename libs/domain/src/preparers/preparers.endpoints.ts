import { get } from '../contract/endpoint';
import { signedIn } from '../contract/access-policy';
import type { PreparerRow } from './preparers.dto';

export const preparerEndpoints = {
  /** Approved preparers only, by last name. */
  list: get('/dashboard/preparers', signedIn).returnsList<PreparerRow>(),
};
