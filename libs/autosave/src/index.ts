export { useAutosave } from './use-autosave';
export { useStoredDrafts } from './use-stored-drafts';
export { Autosave } from './autosave';
export type { AutosaveAdapter, EditedForm, RecordRef, SaveRequest, Values } from './adapter';
export type { Dispute } from './merge';
export { leavesOf, sameValue, setAt, valueAt } from './paths';
export type { SaveState } from './save-queue';
