import { get, post, put, remove } from '../contract/endpoint';
import { admins } from '../contract/access-policy';
import type { AdminPreparer, OfficeOfPreparer, UpdatePreparer } from './admin-preparers.dto';

export const adminPreparerEndpoints = {
  read: get('/admin/users/{id}', admins).returns<AdminPreparer>(),
  assignToOffice: post('/admin/assign-preparer-to-office', admins)
    .filteredBy<OfficeOfPreparer>()
    .returns<AdminPreparer>(),
  /** Requires step-up authentication because it can change the address that password reset links are sent to. */
  update: put('/admin/update-preparer/{id}', admins, { stepUp: true }).takes<UpdatePreparer>().returns<AdminPreparer>(),
  /** Deletes a preparer who has no assigned clients. */
  remove: remove('/admin/delete-preparer/{id}', admins).returnsNothing(),
  /** Rejects a preparer who is pending approval. */
  reject: post('/admin/preparers/{id}/reject', admins).returnsNothing(),
};
