import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import type { GeneralIntake } from '@portal/domain/general-intake/general-intake.form';
import type { PlainMessageId } from '@portal/domain/i18n/message';
import { amountNames, carriedNames, remarkNames } from './general-intake.fields';
import { contactNames, type Contact } from './contact-summary';
import type { NewAccount } from './send-general-intake';

/** Data shown in the confirmation: no numbers, amounts or birth dates. */
export interface Receipt {
  contact: Contact;
  parts: PlainMessageId[];
  /** null if the client already had an account. */
  account: NewAccount | null;
}

const amounts = [...amountNames, ...carriedNames];

export const receiptOf = (form: GeneralIntake, account: NewAccount | null): Receipt => ({
  contact: Object.fromEntries(contactNames.map((name) => [name, form[name]])),
  parts: [
    'intakeWizard.steps.contact',
    'intakeWizard.steps.tax',
    ...(amounts.some((name) => typeof form[name] === 'number') ? (['intakeWizard.steps.income'] as const) : []),
    ...remarkNames.flatMap((name) => (form[name] ? ([`generalIntake.fields.${name}`] as const) : [])),
  ],
  account,
});

/** State of the history entry of the confirmation. Survives a reload, and contains no personal data. */
interface SentState {
  sent: { newAccount: boolean };
}

const sentIn = (state: unknown): SentState['sent'] | null =>
  typeof state === 'object' && state !== null && 'sent' in state ? (state as SentState).sent : null;

/**
 * Keeps the receipt and its password in memory, and only while the confirmation is open, so that the next user of this
 * browser cannot see it by Back or Forward.
 */
export function useReceipt() {
  const navigate = useNavigate();
  const { state } = useLocation() as Location<unknown>;
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const [hasSent, setHasSent] = useState(false);
  const forget = useCallback(() => setReceipt(null), []);

  const sent = sentIn(state);
  const isShown = sent !== null;
  useEffect(() => (isShown ? forget : undefined), [isShown, forget]);
  // Discard it on pagehide: the back/forward cache may restore the page in its current state.
  useEffect(() => {
    addEventListener('pagehide', forget);
    return () => removeEventListener('pagehide', forget);
  }, [forget]);

  const confirm = (fresh: Receipt): void => {
    setReceipt(fresh);
    setHasSent(true);
    const next: SentState = { sent: { newAccount: fresh.account !== null } };
    void navigate({ search: '?step=sent' }, { replace: true, state: next });
  };
  return { sent, hasSent, receipt, confirm };
}
