import { onSessionChange } from '@portal/data-access/core';

/** Users who have signed out deliberately; nothing of theirs is kept in this tab. */
const gone = new Set<string>();

/** Key of a draft in session storage; a null owner is a visitor. */
export const deviceDraftKey = (name: string, ownerId: string | null): string => `${name}:${ownerId ?? 'visitor'}`;

/** Returns whether drafts of this owner may be stored; a form that closes at sign-out still flushes its last input. */
export const mayKeep = (ownerId: string | null): boolean => ownerId === null || !gone.has(ownerId);

/** Deletes the drafts that this tab holds in plain text for the user, whichever form has stored them. */
export function forgetDeviceDrafts(ownerId: string): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.endsWith(deviceDraftKey('', ownerId))) sessionStorage.removeItem(key);
  } catch {
    // Without storage, nothing was kept.
  }
}

onSessionChange((before, now) => {
  if (now.user) gone.delete(now.user.id);
  if (now.signOutReason === 'logout' && before.user) gone.add(before.user.id);
});
