import { admins } from '../contract/access-policy';
import { get } from '../contract/endpoint';
import type { AuditQuery, AuditRow } from './audit.dto';

export const auditEndpoints = {
  /** Newest first. Read-only: there is no call that changes it. */
  list: get('/admin/audit-log', admins).filteredBy<AuditQuery>().returnsList<AuditRow>(),
};
