export { engineVersion, estimate } from './estimate';
export { filingStatuses, stateCodes, type EstimateInput, type FilingStatus, type StateCode } from './input';
export type { EstimateResult, TraceLine } from './result';
