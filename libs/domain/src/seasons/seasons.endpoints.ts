import { signedIn } from '../contract/access-policy';
import { get } from '../contract/endpoint';
import type { SeasonList } from './seasons.dto';

export const seasonEndpoints = {
  /** Returns the office's tax years, newest first. */
  list: get('/seasons', signedIn).returns<SeasonList>(),
};
