export { engineVersion, estimate } from './estimate';
export {
  dependentRelationships,
  filingStatuses,
  stateCodes,
  type Dependent,
  type DependentRelationship,
  type EstimateInput,
  type FilingStatus,
  type StateCode,
} from './input';
export { taxLaw } from './law/tax-law';
export { noteIds, type NoteId } from './notes/note';
export type { EstimateResult, LocalTax, Note, TraceLine } from './result';
