import { get, post, put, remove } from '../contract/endpoint';
import { admins } from '../contract/access-policy';
import type { AdminPreparer, AdminPreparersQuery, OfficeOfPreparer, UpdatePreparer } from './admin-preparers.dto';

export const adminPreparerEndpoints = {
  /** Those who are not deleted, by last name unless asked otherwise. */
  list: get('/admin/users', admins).filteredBy<AdminPreparersQuery>().returnsList<AdminPreparer>(),
  read: get('/admin/users/{id}', admins).returns<AdminPreparer>(),
  assignToOffice: post('/admin/assign-preparer-to-office', admins)
    .filteredBy<OfficeOfPreparer>()
    .returns<AdminPreparer>(),
  update: put('/admin/update-preparer/{id}', admins).takes<UpdatePreparer>().returns<AdminPreparer>(),
  /** Only without assigned clients. */
  remove: remove('/admin/delete-preparer/{id}', admins).returnsNothing(),
  /** Turns down somebody who waits for approval. */
  reject: post('/admin/preparers/{id}/reject', admins).returnsNothing(),
};
