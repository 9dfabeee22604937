import { useEffect, useState } from 'react';
import { useStoredDrafts } from '@portal/autosave';
import { report } from '@portal/data-access/core';

/** Between quiet tries to load the record, ms. */
const again = 5_000;

interface Loading<Saved> {
  currentData?: Saved | null | undefined;
  isUninitialized: boolean;
  isFetching: boolean;
  isError: boolean;
  error?: unknown;
}

/**
 * The record of a form that is about to be filled in. `what` is logged where it could not be loaded; `load` must stay the same function.
 * @returns undefined while it is on its way; null: there is none, or it could not be loaded
 */
export function useLoadedRecord<Saved>(
  what: string,
  [load, query]: readonly [() => unknown, Loading<Saved>, ...unknown[]],
): Saved | null | undefined {
  const { currentData, isUninitialized, isFetching, isError, error } = query;
  // Shown with the record as it is now, not as it was in the cache; and once shown, nothing takes the form away again.
  const restored = useStoredDrafts();
  const loaded = restored && !isUninitialized && !isFetching;
  const [shown, setShown] = useState(loaded);
  if (loaded && !shown) setShown(true);

  useEffect(() => void load(), [load]);

  useEffect(() => {
    if (!isError) return undefined;
    // Only logged, as specified (part 1, section 8). The form stands, and what is typed meets the record when it saves.
    report(what, error);
    const timer = setTimeout(() => void load(), again);
    return () => clearTimeout(timer);
  }, [error, isError, load, what]);

  return shown ? (currentData ?? null) : undefined;
}
