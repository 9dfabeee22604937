import { get } from '../contract/endpoint';
import { anyone } from '../contract/access-policy';
import type { Site } from './site.dto';

export const siteEndpoints = {
  /** What makes this portal this office's: shown in the header, on the public pages and in messages. */
  read: get('/site', anyone, { revalidated: true }).returns<Site>(),
  /** A PNG, by the key in its address; 404 once another one has taken its place. */
  logo: get('/site/logo/{key}', anyone).returnsBytes(),
};
