import { bindContract } from '../contract/contract';
import { Health } from './health.dto';
import { healthEndpoints } from './health.endpoints';

export const healthContract = bindContract('health', healthEndpoints, {
  live: { response: Health },
  ready: { response: Health },
});
