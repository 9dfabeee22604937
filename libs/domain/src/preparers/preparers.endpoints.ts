import { get } from '../contract/endpoint';
import { anyone, signedIn } from '../contract/access-policy';
import type { DirectoryQuery, PreparerInfo, PreparerRow, PreparerSearch } from './preparers.dto';

export const preparerEndpoints = {
  /** Approved preparers only, by last name; the best matches of a search first. */
  list: get('/dashboard/preparers', signedIn).filteredBy<PreparerSearch>().returnsList<PreparerRow>(),
  /** The same for the public, with the paths of their landing pages. */
  directory: get('/agent-links', anyone, { revalidated: true }).filteredBy<DirectoryQuery>().returnsList<PreparerRow>(),
  /** One approved preparer, by code in any case or by the name in their address. */
  info: get('/preparer-info/{preparer_code}', anyone, { revalidated: true }).returns<PreparerInfo>(),
};
