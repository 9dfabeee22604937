import { useEffect, useState, useSyncExternalStore } from 'react';
import { useUser } from '@portal/data-access/core';
import { flushBeforeSignOut } from '@portal/drafts/core';
import type { AutosaveAdapter, EditedForm, RecordRef } from './adapter';
import { Autosave } from './autosave';

/**
 * Autosaves a form of the signed-in user. `record`: as loaded; null when there is none or it could not be loaded.
 * `adapter` and `form` must be stable references.
 */
export function useAutosave<Body extends object, Saved extends Body & RecordRef>(
  adapter: AutosaveAdapter<Body, Saved>,
  form: EditedForm,
  record: Saved | null,
) {
  const { id: userId } = useUser();
  const [autosave] = useState(() => new Autosave(adapter, form, userId));
  const [first] = useState(record);
  const state = useSyncExternalStore(autosave.subscribe, autosave.getState);

  useEffect(() => autosave.start(first), [autosave, first]);

  useEffect(() => {
    if (record) autosave.loaded(record);
  }, [autosave, record]);

  useEffect(() => listenToPage(autosave), [autosave]);

  useEffect(() => flushBeforeSignOut(autosave.finish), [autosave]);

  const { save, finish, replace, keepMine, takeTheirs, compare } = autosave;
  return { ...state, save, finish, replace, keepMine, takeTheirs, compare };
}

type Listening = Pick<Autosave<object, RecordRef>, 'flush' | 'fieldLeft' | 'unfinished'>;

/**
 * Flushes changes when the page is hidden or closed or the network is back. Warns before a page with unsaved changes is
 * closed.
 */
function listenToPage(autosave: Listening): () => void {
  const hidden = (): void => {
    if (document.visibilityState === 'hidden') autosave.flush();
  };
  const closing = (event: BeforeUnloadEvent): void => {
    if (!autosave.unfinished) return;
    autosave.flush();
    event.preventDefault();
  };
  document.addEventListener('visibilitychange', hidden);
  document.addEventListener('focusout', autosave.fieldLeft);
  window.addEventListener('online', autosave.flush);
  window.addEventListener('beforeunload', closing);
  return () => {
    document.removeEventListener('visibilitychange', hidden);
    document.removeEventListener('focusout', autosave.fieldLeft);
    window.removeEventListener('online', autosave.flush);
    window.removeEventListener('beforeunload', closing);
  };
}
