import { get } from '../contract/endpoint';
import { anyone, signedIn } from '../contract/access-policy';
import type { PreparerInfo, PreparerRow } from './preparers.dto';

export const preparerEndpoints = {
  /** Approved preparers only, by last name. */
  list: get('/dashboard/preparers', signedIn).returnsList<PreparerRow>(),
  /** Whom a link to a preparer's page names: by their code in any case, or by the name in their portal address. */
  info: get('/preparer-info/{preparer_code}', anyone).returns<PreparerInfo>(),
};
