import { get } from '../contract/endpoint';
import { anyone } from '../contract/access-policy';
import type { Site } from './site.dto';

export const siteEndpoints = {
  /** The office's branding: shown in the header, on the public pages and in messages. */
  read: get('/site', anyone, { revalidated: true }).returns<Site>(),
  /** A PNG, by the key in its path; 404 once it has been replaced. */
  logo: get('/site/logo/{key}', anyone).returnsBytes(),
};
