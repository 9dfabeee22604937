import { get } from '../contract/call';
import { anyone } from '../contract/who';
import type { Health } from './health.dto';

export const healthCalls = {
  /** The process runs. */
  live: get('/health/live', anyone).answers<Health>(),
  /** It can also serve people: the database answers and it is not stopping; else 503. */
  ready: get('/health/ready', anyone).answers<Health>(),
};
