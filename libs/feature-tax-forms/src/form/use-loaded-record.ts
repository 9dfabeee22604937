import { useEffect, useState } from 'react';
import { useStoredDrafts } from '@portal/drafts/autosave';
import { report } from '@portal/data-access/core';

/** Retry interval for loading the record in the background, ms. */
const again = 5_000;

interface Loading<Saved> {
  currentData?: Saved | null | undefined;
  isUninitialized: boolean;
  isFetching: boolean;
  isError: boolean;
  error?: unknown;
}

/**
 * Loads the record of a form. `what`: name for the log when loading fails. `load` must be a stable reference.
 * @param isReady whether everything else that shows together with the form has loaded
 * @returns undefined while loading; null if there is no record or it could not be loaded
 */
export function useLoadedRecord<Saved>(
  what: string,
  [load, query]: readonly [() => unknown, Loading<Saved>, ...unknown[]],
  isReady = true,
): Saved | null | undefined {
  const { currentData, isUninitialized, isFetching, isError, error } = query;
  // Show the form only with a fresh record, not the cached one. Once shown, it stays.
  const restored = useStoredDrafts();
  const loaded = isReady && restored && !isUninitialized && !isFetching;
  const [shown, setShown] = useState(loaded);
  if (loaded && !shown) setShown(true);

  useEffect(() => void load(), [load]);

  useEffect(() => {
    if (!isError) return undefined;
    // Only log the failure, as specified (part 1, section 8). The form stays, and its input is merged with the record
    // on save.
    report(what, error);
    const timer = setTimeout(() => void load(), again);
    return () => clearTimeout(timer);
  }, [error, isError, load, what]);

  return shown ? (currentData ?? null) : undefined;
}
