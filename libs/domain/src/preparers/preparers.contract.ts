import { bindContract } from '../contract/contract';
import { DirectoryQuery, PreparerInfo, PreparerRow } from './preparers.dto';
import { preparerEndpoints } from './preparers.endpoints';

export const preparersContract = bindContract('preparers', preparerEndpoints, {
  list: { response: PreparerRow },
  directory: { query: DirectoryQuery, response: PreparerRow },
  info: { response: PreparerInfo },
});
