import { accountHolder } from '../contract/access-policy';
import { get } from '../contract/endpoint';
import type { SeasonList } from './seasons.dto';

export const seasonEndpoints = {
  /** Returns the office's tax years, newest first; also for accounts that are not ready yet, whose pages show a year. */
  list: get('/seasons', accountHolder).returns<SeasonList>(),
};
