import { useSyncExternalStore } from 'react';
import { useUser } from '@portal/data-access/core';
import { draftOf, keepDraft } from '@portal/drafts/core';
import type { Photo } from './photo-list';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Returns the photos chosen for one document, undefined if none is being made, and a function that replaces them. Kept
 * with the drafts, so that they outlast the end of the session and a visit to another page.
 * @param lane as in the outbox of uploads
 */
export function usePhotoChoice(lane: string) {
  const { id } = useUser();
  const name = `documents.photos.${lane}`;
  const photos = useSyncExternalStore(subscribe, () => draftOf(id, name) as readonly Photo[] | undefined);
  const choose = (chosen: readonly Photo[] | undefined): void => {
    keepDraft(id, name, chosen, true);
    for (const listener of listeners) listener();
  };
  return [photos, choose] as const;
}
