import { Nested } from '../contract/nested';
import { Required } from '../contract/rule';
import { WholeNumber } from '../contract/rules';
import { TaxEstimateRequest } from './tax.dto';

/** What the client submitted for the tax year before, as the request for its estimate: no names and no numbers of people. */
export class LastYear {
  @Required() @WholeNumber(2000, 2100) tax_year!: number;
  @Required() @Nested(() => TaxEstimateRequest) request!: TaxEstimateRequest;
}
