import { useSyncExternalStore } from 'react';
import { onSessionChange } from '@portal/data-access/core';

/** Width of a thumbnail on a screen with two device pixels per CSS pixel. */
const width = 112;
/** Most thumbnails kept in memory; the oldest is dropped first. */
const most = 40;

const thumbnails = new Map<string, ImageBitmap>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// They must not outlive the session of the person who sent them.
onSessionChange((before, now) => {
  if (before.user?.id === now.user?.id) return;
  for (const bitmap of thumbnails.values()) bitmap.close();
  thumbnails.clear();
});

/**
 * Keeps a thumbnail of an image that was uploaded from this window. It is made from the local file and never stored or
 * requested, because each request for a stored document is an audited view.
 */
export async function keepThumbnail(id: string, file: Blob): Promise<void> {
  if (!file.type.startsWith('image/') || typeof createImageBitmap !== 'function') return;
  try {
    thumbnails.set(id, await createImageBitmap(file, { resizeWidth: width, resizeQuality: 'medium' }));
  } catch {
    // Not an image after all, or of a format that this browser can't decode: its icon is enough.
  }
  const [oldest] = thumbnails.keys();
  if (thumbnails.size > most && oldest !== undefined) thumbnails.delete(oldest);
  for (const listener of listeners) listener();
}

/** Returns the thumbnail of a file that was sent from this window; undefined if there is none. */
export const useThumbnail = (id: string): ImageBitmap | undefined =>
  useSyncExternalStore(subscribe, () => thumbnails.get(id));
