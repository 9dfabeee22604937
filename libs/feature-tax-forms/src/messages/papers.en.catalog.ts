import { taxPapersMessages as taxPapers } from '@portal/domain/tax/tax-papers.messages';

/** A catalog of its own, loaded with the range that missing papers leave. */
export default { taxPapers };
