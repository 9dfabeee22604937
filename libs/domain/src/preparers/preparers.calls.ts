import { get } from '../contract/call';
import { signedIn } from '../contract/who';
import type { PreparerRow } from './preparers.dto';

export const preparerCalls = {
  /** Approved preparers only, by last name. */
  list: get('/dashboard/preparers', signedIn).answersList<PreparerRow>(),
};
