import { emptyGeneralIntake, secretName } from './general-intake.fields';
import type { GeneralIntake } from '@portal/domain/general-intake/general-intake.form';

/** Idempotency keys of requests already sent, reused by retries. */
export interface SentSoFar {
  /** In memory only: after a reload, the user must request a new password. */
  registration?: { key: string; password: string; email: string };
  intakeKey?: string;
  preferencesKey?: string;
  /** Everything was sent, so the draft is no longer stored. */
  done?: true;
}

export interface DeviceDraft {
  values: Partial<GeneralIntake>;
  sent: SentSoFar;
  /** Whether a Social Security number was typed; the number itself is not stored. */
  hadSsn?: true;
  /** The draft contains only the numbers of an estimate so far. */
  from?: 'estimate';
}

const keysIn = ({ registration: _never, ...keys }: SentSoFar): SentSoFar => keys;

/** In session storage, which is cleared with the tab, because the computer may be shared. */
const keyOf = (userId: string | null): string => `general-intake:${userId ?? 'visitor'}`;

/** Stores what was typed, except the Social Security number. Does nothing without browser storage. */
export function keepDraft(userId: string | null, { values, sent, from }: DeviceDraft): void {
  if (sent.done) return;
  const { [secretName]: ssn, ...rest } = values;
  const key = keyOf(userId);
  const hadSsn = Boolean(ssn) || read(key)?.hadSsn === true;
  const kept = { values: rest, sent: keysIn(sent), ...(hadSsn ? { hadSsn } : {}), ...(from ? { from } : {}) };
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage is full or disabled: the values are kept only in the page.
  }
}

/**
 * Returns the draft typed earlier in this tab. A user who has signed in since then also gets the visitor's draft if it
 * has the same email.
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
    // Keep only known fields, because another release may have stored others.
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
