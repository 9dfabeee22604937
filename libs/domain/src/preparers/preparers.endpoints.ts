import { get } from '../contract/endpoint';
import { anyone, signedIn } from '../contract/access-policy';
import type { DirectoryChoices, DirectoryQuery, PreparerInfo, PreparerRow, PreparerSearch } from './preparers.dto';

export const preparerEndpoints = {
  /** Lists approved preparers by last name, or by relevance when searching. */
  list: get('/dashboard/preparers', signedIn).filteredBy<PreparerSearch>().returnsList<PreparerRow>(),
  /** Public version of the list, with the paths of the preparers' pages. */
  directory: get('/agent-links', anyone, { revalidated: true }).filteredBy<DirectoryQuery>().returnsList<PreparerRow>(),
  /** Returns the languages and specialties that the directory can be filtered by. */
  choices: get('/agent-links/filters', anyone, { revalidated: true }).returns<DirectoryChoices>(),
  /** Returns one approved preparer, by code (case-insensitive) or by the name in their page's URL. */
  info: get('/preparer-info/{preparer_code}', anyone, { revalidated: true }).returns<PreparerInfo>(),
};
