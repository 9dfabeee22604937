import { bindContract } from '../contract/contract';
import { Season, SeasonList } from './seasons.dto';
import { adminSeasonEndpoints } from './admin-seasons.endpoints';
import { seasonEndpoints } from './seasons.endpoints';

export const seasonsContract = bindContract('seasons', seasonEndpoints, { list: { response: SeasonList } });

export const adminSeasonsContract = bindContract('adminSeasons', adminSeasonEndpoints, {
  open: { response: Season },
  close: { response: Season },
});
