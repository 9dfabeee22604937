import { bindContract } from '../contract/contract';
import { AuditQuery, AuditRow } from './audit.dto';
import { auditEndpoints } from './audit.endpoints';

export const auditContract = bindContract('audit', auditEndpoints, {
  list: { query: AuditQuery, response: AuditRow },
});
