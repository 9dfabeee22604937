import { bindContract } from '../contract/contract';
import { AdminIntakeRow, AdminIntakesQuery } from './admin-intakes.dto';
import { adminIntakeEndpoints } from './admin-intakes.endpoints';

export const adminIntakesContract = bindContract('adminIntakes', adminIntakeEndpoints, {
  list: { query: AdminIntakesQuery, response: AdminIntakeRow },
});
