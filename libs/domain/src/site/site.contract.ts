import { bindContract } from '../contract/contract';
import { Site, SiteLogo } from './site.dto';
import { siteEndpoints } from './site.endpoints';
import { SiteSettings, SiteSettingsBody } from './site-settings.dto';
import { siteSettingsEndpoints } from './site-settings.endpoints';

export const siteContract = bindContract('site', siteEndpoints, { read: { response: Site }, logo: {} });

export const siteSettingsContract = bindContract('siteSettings', siteSettingsEndpoints, {
  read: { response: SiteSettings },
  update: { body: SiteSettingsBody, response: SiteSettings },
  uploadLogo: { response: SiteLogo },
  removeLogo: {},
});
