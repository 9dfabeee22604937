import { bindContract } from '../contract/contract';
import { IncomeSummary } from './income.dto';
import { incomeEndpoints } from './income.endpoints';

export const incomeContract = bindContract('income', incomeEndpoints, { mine: { response: IncomeSummary } });
