import { bindContract } from '../contract/contract';
import { Site } from './site.dto';
import { siteEndpoints } from './site.endpoints';

export const siteContract = bindContract('site', siteEndpoints, { read: { response: Site }, logo: {} });
