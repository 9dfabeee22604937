import { emptyGeneralIntake, secretName } from './general-intake.fields';
import type { GeneralIntake } from '@portal/domain/general-intake/general-intake.form';

/** State of the requests sent so far, so that a retry reuses their idempotency keys. */
export interface SentSoFar {
  /** Never stored: after a reload, the user must request a new password. */
  registration?: { key: string; password: string; email: string };
  intakeKey?: string;
  preferencesKey?: string;
  /** Everything is sent, so the draft is not stored any more. */
  done?: true;
}

export interface DeviceDraft {
  values: Partial<GeneralIntake>;
  sent: SentSoFar;
  /** Whether a Social Security number was typed; the number itself is never stored. */
  hadSsn?: true;
  /** Present if the draft contains only amounts copied from an estimate. */
  from?: 'estimate';
}

const keysIn = ({ registration: _never, ...keys }: SentSoFar): SentSoFar => keys;

/** Session storage is cleared with the tab; the computer may be shared. */
const keyOf = (userId: string | null): string => `general-intake:${userId ?? 'visitor'}`;

/** Stores the input, except for the Social Security number. Does nothing without browser storage. */
export function storeDraft(userId: string | null, { values, sent, from }: DeviceDraft): void {
  if (sent.done) return;
  const { [secretName]: ssn, ...rest } = values;
  const key = keyOf(userId);
  const hadSsn = Boolean(ssn) || read(key)?.hadSsn === true;
  const kept = { values: rest, sent: keysIn(sent), ...(hadSsn ? { hadSsn } : {}), ...(from ? { from } : {}) };
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage is full or disabled: the input is kept only in memory.
  }
}

/**
 * Returns the draft typed earlier in this tab. After sign-in, also returns a draft from before sign-in if it has the
 * user's email.
 */
export function draftOf(user: { id: string; email: string } | null): DeviceDraft | null {
  const own = read(keyOf(user?.id ?? null));
  if (own || !user) return own;
  const visitors = read(keyOf(null));
  const isTheirs = visitors?.values.email?.trim().toLowerCase() === user.email.toLowerCase();
  return isTheirs ? { ...visitors, sent: {} } : null;
}

export function forgetDraft(userId: string | null): void {
  sessionStorage.removeItem(keyOf(userId));
  sessionStorage.removeItem(keyOf(null));
}

function read(key: string): DeviceDraft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as DeviceDraft | null;
    if (!kept || typeof kept.values !== 'object' || typeof kept.sent !== 'object') return null;
    // Keep only known fields, because a different release may have stored others.
    const known = Object.entries(kept.values).filter(([name]) => name in emptyGeneralIntake);
    return {
      values: Object.fromEntries(known),
      sent: keysIn(kept.sent),
      ...(kept.hadSsn === true ? { hadSsn: true } : {}),
      ...(kept.from === 'estimate' ? { from: kept.from } : {}),
    };
  } catch {
    return null;
  }
}
