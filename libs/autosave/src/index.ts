export { useAutosave } from './use-autosave';
export type { AutosaveAdapter, EditedForm, RecordRef } from './adapter';
export type { Dispute } from './merge';
export { leavesOf, sameValue, valueAt } from './paths';
export type { SaveState } from './save-queue';
