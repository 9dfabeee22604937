import { admins } from '../contract/access-policy';
import { get, post, type Endpoint } from '../contract/endpoint';
import type { AdminPreparer, AdminPreparersQuery } from '../preparers/admin-preparers.dto';
import type { AdminAccount, CloseAccount } from './admin-accounts.dto';

export const adminAccountEndpoints = {
  /** Accounts of one role that are not deleted, closed ones too; by last name unless asked otherwise. */
  list: get('/admin/users', admins).filteredBy<AdminPreparersQuery>().returnsList<AdminAccount>(),
  /** Ends its sessions and keeps its records. Conflict for the last admin, and for a preparer who waits for approval. */
  close: post('/admin/users/{id}/close', admins).takes<CloseAccount>().returns<AdminAccount>(),
  reopen: post('/admin/users/{id}/reopen', admins).returns<AdminAccount>(),
};

type PreparerList = Endpoint<'/admin/users', undefined, AdminPreparer[], AdminPreparersQuery>;

/** `list` as it answers `role=preparer`. */
export const listAdminPreparers = adminAccountEndpoints.list as unknown as PreparerList;
