import { createDeviceDraftStore } from '@portal/drafts/device-draft';
import { emptyGeneralIntake, secretName } from './empty-intake';
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

const drafts = createDeviceDraftStore<DeviceDraft>({
  name: 'general-intake',
  toStored: ({ values, sent, from, hadSsn: hadBefore }, before) => {
    if (sent.done) return null;
    const { [secretName]: ssn, ...rest } = values;
    const hadSsn = Boolean(ssn) || hadBefore === true || before?.hadSsn === true;
    return { values: rest, sent: keysIn(sent), ...(hadSsn ? { hadSsn } : {}), ...(from ? { from } : {}) };
  },
  parse: (stored) => {
    const kept = stored as DeviceDraft | null;
    if (!kept || typeof kept.values !== 'object' || typeof kept.sent !== 'object') return null;
    const known = Object.entries(kept.values).filter(([name]) => name in emptyGeneralIntake);
    return {
      values: Object.fromEntries(known),
      sent: keysIn(kept.sent),
      ...(kept.hadSsn === true ? { hadSsn: true } : {}),
      ...(kept.from === 'estimate' ? { from: kept.from } : {}),
    };
  },
});

/** Stores the input, except for the Social Security number. Does nothing without browser storage. */
export const storeDraft = drafts.keep;

/**
 * Returns the draft typed earlier in this tab. After sign-in, takes over a draft from before sign-in if it has the user's
 * email, so that it is deleted with the user's own.
 */
export function draftOf(user: { id: string; email: string } | null): DeviceDraft | null {
  const own = drafts.read(user?.id ?? null);
  if (own || !user) return own;
  const visitors = drafts.read(null);
  const isTheirs = visitors?.values.email?.trim().toLowerCase() === user.email.toLowerCase();
  if (!isTheirs) return null;
  const taken = { ...visitors, sent: {} };
  drafts.keep(user.id, taken);
  drafts.forget(null);
  return drafts.read(user.id) ?? taken;
}

export function forgetDraft(userId: string | null): void {
  drafts.forget(userId);
  drafts.forget(null);
}
