import { get } from '../contract/endpoint';
import { anyone } from '../contract/access-policy';
import type { Health } from './health.dto';

export const healthEndpoints = {
  /** The process runs. */
  live: get('/health/live', anyone).returns<Health>(),
  /** It can also serve people: the database answers and it is not stopping; else 503. */
  ready: get('/health/ready', anyone).returns<Health>(),
};
