import { get } from '../contract/endpoint';
import { anyone } from '../contract/access-policy';
import type { Health } from './health.dto';

export const healthEndpoints = {
  /** Returns 200 while the process is running. */
  live: get('/health/live', anyone).returns<Health>(),
  /** Returns 200 while the database responds and the server is not shutting down, otherwise 503. */
  ready: get('/health/ready', anyone).returns<Health>(),
};
