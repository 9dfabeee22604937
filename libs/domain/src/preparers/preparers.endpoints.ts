import { get } from '../contract/endpoint';
import { anyone, signedIn } from '../contract/access-policy';
import type { DirectoryQuery, PreparerInfo, PreparerRow } from './preparers.dto';

export const preparerEndpoints = {
  /** Approved preparers only, by last name. */
  list: get('/dashboard/preparers', signedIn).returnsList<PreparerRow>(),
  /** The same for everybody, with the addresses of their landing pages. */
  directory: get('/agent-links', anyone, { revalidated: true }).filteredBy<DirectoryQuery>().returnsList<PreparerRow>(),
  /** One of them, by code in any case or by the name in their address. */
  info: get('/preparer-info/{preparer_code}', anyone, { revalidated: true }).returns<PreparerInfo>(),
};
