import { taxTraceMessages as taxTrace } from '@portal/domain/tax/tax-trace.messages';

/** Apart from the others: only who opens the trace loads it. */
export default { taxTrace };
