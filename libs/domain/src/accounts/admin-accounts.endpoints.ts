import { admins } from '../contract/access-policy';
import { get, post, type Endpoint } from '../contract/endpoint';
import type { AdminPreparer, AdminPreparersQuery } from '../preparers/admin-preparers.dto';
import type { AdminAccount, CloseAccount } from './admin-accounts.dto';

export const adminAccountEndpoints = {
  /** Lists the accounts of one role that are not deleted, including closed ones. Sorted by last name by default. */
  list: get('/admin/users', admins).filteredBy<AdminPreparersQuery>().returnsList<AdminAccount>(),
  /**
   * Closes an account: ends its sessions and keeps its records. Returns 409 for the last admin and for a preparer
   * pending approval.
   */
  close: post('/admin/users/{id}/close', admins).takes<CloseAccount>().returns<AdminAccount>(),
  reopen: post('/admin/users/{id}/reopen', admins).returns<AdminAccount>(),
  /** Removes a staff member's second factor, for example after a lost phone, and ends their sessions. */
  resetSecondFactor: post('/admin/users/{id}/reset-second-factor', admins, { stepUp: true }).returnsNothing(),
};

type PreparerList = Endpoint<'/admin/users', undefined, AdminPreparer[], AdminPreparersQuery>;

/** The endpoint `list`, typed for `role=preparer`. */
export const listAdminPreparers = adminAccountEndpoints.list as unknown as PreparerList;
