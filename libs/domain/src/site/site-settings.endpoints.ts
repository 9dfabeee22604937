import { get, put } from '../contract/endpoint';
import { admins } from '../contract/access-policy';
import type { SiteSettings, SiteSettingsBody } from './site-settings.dto';

export const siteSettingsEndpoints = {
  read: get('/admin/site', admins).returns<SiteSettings>(),
  update: put('/admin/site', admins).takes<SiteSettingsBody>().returns<SiteSettings>(),
};
