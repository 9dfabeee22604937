export { Autosave } from './autosave/autosave';
export { useAutosave } from './autosave/use-autosave';
export { useStoredDrafts } from './autosave/use-stored-drafts';
export type { AutosaveAdapter, EditedForm, RecordRef, Values } from './autosave/adapter';
export type { Dispute } from './autosave/merge';
export { leavesOf, sameValue, setAt, valueAt } from './autosave/paths';
export type { SaveState } from './autosave/save-queue';
