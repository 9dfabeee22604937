import { bindContract } from '../contract/contract';
import { SiteLogo } from './site.dto';
import { SiteSettings, SiteSettingsBody } from './site-settings.dto';
import { siteSettingsEndpoints } from './site-settings.endpoints';

export const siteSettingsContract = bindContract('siteSettings', siteSettingsEndpoints, {
  read: { response: SiteSettings },
  update: { body: SiteSettingsBody, response: SiteSettings },
  uploadLogo: { response: SiteLogo },
  removeLogo: {},
});
