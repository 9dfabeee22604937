import { auditMessages as audit } from '@portal/domain/audit/audit.messages';

export default { audit };
