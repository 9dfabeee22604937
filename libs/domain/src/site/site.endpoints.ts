import { get } from '../contract/endpoint';
import { anyone } from '../contract/access-policy';
import type { Site } from './site.dto';

export const siteEndpoints = {
  /** Returns the office's branding, shown in the header, on the public pages and in emails. */
  read: get('/site', anyone, { revalidated: true }).returns<Site>(),
  /** Returns the logo (PNG) with this key; 404 once it has been replaced. */
  logo: get('/site/logo/{key}', anyone).returnsBytes(),
};
