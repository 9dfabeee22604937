import { taxTraceMessages as taxTrace } from '@portal/domain/tax/tax-trace.messages';

/** Separate catalog: loaded only when the trace is opened. */
export default { taxTrace };
