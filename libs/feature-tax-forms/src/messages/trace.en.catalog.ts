import { taxNotesMessages as taxNotes } from '@portal/domain/tax/tax-notes.messages';
import { taxTraceMessages as taxTrace } from '@portal/domain/tax/tax-trace.messages';

/** A catalog of its own, loaded only when the trace is opened. */
export default { taxNotes, taxTrace };
