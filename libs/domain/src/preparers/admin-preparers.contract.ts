import { bindContract } from '../contract/contract';
import { AdminPreparer, AdminPreparersQuery, OfficeOfPreparer, UpdatePreparer } from './admin-preparers.dto';
import { adminPreparerEndpoints } from './admin-preparers.endpoints';

export const adminPreparersContract = bindContract('adminPreparers', adminPreparerEndpoints, {
  list: { query: AdminPreparersQuery, response: AdminPreparer },
  read: { response: AdminPreparer },
  assignToOffice: { query: OfficeOfPreparer, response: AdminPreparer },
  update: { body: UpdatePreparer, response: AdminPreparer },
  remove: {},
  reject: {},
});
