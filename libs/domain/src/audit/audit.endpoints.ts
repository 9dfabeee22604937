import { admins } from '../contract/access-policy';
import { get } from '../contract/endpoint';
import type { AuditQuery, AuditRow } from './audit.dto';

export const auditEndpoints = {
  /** Lists entries, newest first. Read-only: no endpoint changes the log. */
  list: get('/admin/audit-log', admins).filteredBy<AuditQuery>().returnsList<AuditRow>(),
};
