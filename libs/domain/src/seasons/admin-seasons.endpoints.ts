import { admins } from '../contract/access-policy';
import { post } from '../contract/endpoint';
import type { Season } from './seasons.dto';

export const adminSeasonEndpoints = {
  /** Opens a season, creating it if the office never had one for this tax year. Opening an open one changes nothing. */
  open: post('/admin/seasons/{year}/open', admins).returns<Season>(),
  /** Makes a season read-only. Closing a closed one changes nothing; 409 for the only open one. */
  close: post('/admin/seasons/{year}/close', admins).returns<Season>(),
};
