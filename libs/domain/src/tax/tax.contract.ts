import { bindContract } from '../contract/contract';
import { Estimate } from './estimate.dto';
import { LastYear } from './last-year.dto';
import { SavedEstimate } from './saved-estimate.dto';
import { TaxEstimateRequest } from './tax.dto';
import { taxEndpoints } from './tax.endpoints';

export const taxContract = bindContract('tax', taxEndpoints, {
  calculate: { body: TaxEstimateRequest, response: Estimate },
  mine: { response: SavedEstimate },
  lastYear: { response: LastYear },
});
