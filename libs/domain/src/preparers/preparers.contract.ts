import { bindContract } from '../contract/contract';
import { PreparerInfo, PreparerRow } from './preparers.dto';
import { preparerEndpoints } from './preparers.endpoints';

export const preparersContract = bindContract('preparers', preparerEndpoints, {
  list: { response: PreparerRow },
  info: { response: PreparerInfo },
});
