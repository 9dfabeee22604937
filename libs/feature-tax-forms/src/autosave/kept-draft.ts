import { keepTyped, typedBefore } from '@portal/data-access/core';
import type { FieldValues } from '@portal/ui-kit/forms';
import type { Place } from './save-queue';

/** What was typed and could not be saved, while the tab lives: after a sign-out by idleness it is there again. */
export interface KeptDraft {
  values: FieldValues;
  place: Place | null;
}

const key = 'intake-form';

export const keepDraft = (userId: string, draft: KeptDraft | undefined): void => keepTyped(userId, key, draft);

export function keptDraft(userId: string): KeptDraft | null {
  const kept = typedBefore(userId, key);
  return typeof kept === 'object' && kept !== null && 'values' in kept && 'place' in kept ? (kept as KeptDraft) : null;
}
