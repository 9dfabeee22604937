import { get } from '../contract/endpoint';
import { anyone } from '../contract/access-policy';
import type { Health } from './health.dto';

export const healthEndpoints = {
  /** Answers while the process is running. */
  live: get('/health/live', anyone).returns<Health>(),
  /** Answers 200 while the database responds and the server is not stopping; 503 otherwise. */
  ready: get('/health/ready', anyone).returns<Health>(),
};
