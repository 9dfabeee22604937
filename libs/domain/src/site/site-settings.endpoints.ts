import { get, post, put, remove } from '../contract/endpoint';
import { admins } from '../contract/access-policy';
import type { SiteLogo } from './site.dto';
import { siteLimits } from './site.limits';
import type { SiteSettings, SiteSettingsBody } from './site-settings.dto';

export const siteSettingsEndpoints = {
  read: get('/admin/site', admins).returns<SiteSettings>(),
  update: put('/admin/site', admins).takes<SiteSettingsBody>().returns<SiteSettings>(),
  /** Replaces the logo immediately. It is re-encoded, which removes all metadata. */
  uploadLogo: post('/admin/site/logo', admins).takesFile(siteLimits.logoBytes).returns<SiteLogo>(),
  removeLogo: remove('/admin/site/logo', admins).returnsNothing(),
};
