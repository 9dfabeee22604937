import { taxTraceMessages as taxTrace } from '@portal/domain/tax/tax-trace.messages';

/** A catalog of its own, loaded only when the trace is opened. */
export default { taxTrace };
