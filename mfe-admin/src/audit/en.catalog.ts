import { auditMessages as audit } from '@portal/domain/audit/audit.messages';
import { returnsMessages as returns } from '@portal/domain/returns/returns.messages';

/** With the states of a return, which details name. */
export default { audit, returns: { states: returns.states } };
