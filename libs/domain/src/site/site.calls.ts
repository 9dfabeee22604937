import { get } from '../contract/call';
import { anyone } from '../contract/who';
import type { Site } from './site.dto';

export const siteCalls = {
  /** What makes this portal this office's: shown in the header, on the public pages and in messages. */
  read: get('/site', anyone).answers<Site>(),
};
