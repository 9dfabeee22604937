export { useAutosave } from './use-autosave';
export type { AutosaveAdapter, EditedForm, RecordRef, Values } from './adapter';
export type { Dispute } from './merge';
export type { SaveAnswer, SaveState } from './save-queue';
export { sameValue } from './paths';
