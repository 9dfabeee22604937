import { useEffect } from 'react';
import { deviceDraftKey, mayKeep } from './store/device-drafts';

/** Adapter through which drafts of one kind are kept on this device. */
interface DeviceDraftAdapter<Draft> {
  name: string;
  /**
   * Returns the part that may be stored in plain text, or null to store nothing.
   * @param before the stored draft
   */
  toStored: (draft: Draft, before: Draft | null) => Draft | null;
  /** Returns null unless the value is a valid draft: another release may have stored a different format. */
  parse: (stored: unknown) => Draft | null;
}

/**
 * Drafts of people without an account, and so without an encryption key. Kept in session storage, which is cleared with
 * the tab, because the computer may be shared. A null owner is a visitor. A deliberate sign-out deletes the user's.
 */
export function createDeviceDraftStore<Draft>({ name, toStored, parse }: DeviceDraftAdapter<Draft>) {
  const keyOf = (ownerId: string | null): string => deviceDraftKey(name, ownerId);
  const read = (ownerId: string | null): Draft | null => {
    try {
      return parse(JSON.parse(sessionStorage.getItem(keyOf(ownerId)) ?? 'null'));
    } catch {
      return null;
    }
  };
  return {
    read,
    keep: (ownerId: string | null, draft: Draft): void => {
      const stored = toStored(draft, read(ownerId));
      if (stored === null || !mayKeep(ownerId)) return;
      try {
        sessionStorage.setItem(keyOf(ownerId), JSON.stringify(stored));
      } catch {
        // Storage is full or disabled: the draft is kept only in the page.
      }
    },
    forget: (ownerId: string | null): void => sessionStorage.removeItem(keyOf(ownerId)),
  };
}

/** Debounce before storing, ms; a page that becomes hidden stores immediately. */
const debounce = 300;

/** Calls `keep` after changes of the form while it is open. `methods` and `keep` must be stable references. */
export function useDeviceDraft(
  methods: { watch: (onChange: () => void) => { unsubscribe: () => void } },
  keep: () => void,
): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keepNow = (): void => {
      clearTimeout(timer);
      timer = undefined;
      keep();
    };
    const flush = (): void => {
      if (timer !== undefined) keepNow();
    };
    const watching = methods.watch(() => {
      clearTimeout(timer);
      timer = setTimeout(keepNow, debounce);
    });
    window.addEventListener('pagehide', flush);
    return () => {
      watching.unsubscribe();
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [keep, methods]);
}
