import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '@portal/domain/account/account.dto';
import { useSite } from '@portal/data-access/site';
import { useTranslate } from '@portal/i18n';
import { Alert, Card, PageFrame, buttonClass } from '@portal/ui-kit/core';
import { ContactSummary } from './contact-summary';
import { NewAccountCard } from './new-account.card';
import { NextSteps } from './next-steps';
import type { Receipt } from './use-receipt';

export interface ConfirmationProps {
  /** null after a reload, which discards both summary and password. */
  receipt: Receipt | null;
  /** Whether an account was created with the form. */
  newAccount: boolean;
  /** The user currently signed in, in this browser. */
  user: User | null;
}

/** Confirms a general intake: the sent data, its recipient, the next steps, and how to sign in. */
export default function Confirmation({ receipt, newAccount, user }: ConfirmationProps) {
  const t = useTranslate();
  useEffect(() => {
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, []);
  const email = receipt?.account?.email;
  const ownsIt = user !== null && (!email || email.toLowerCase() === user.email.toLowerCase());
  return (
    <PageFrame title={t('intakeWizard.sent.title')} width="form">
      <Alert tone="success" live title={t('intakeWizard.submitted')} />
      {ownsIt ? (
        <p>
          <Link className={buttonClass('primary')} to="/dashboard">
            {t('intakeWizard.sent.dashboard')}
          </Link>
        </p>
      ) : newAccount ? (
        <NewAccountCard account={receipt?.account ?? null} user={user} />
      ) : null}
      {receipt ? <Sent receipt={receipt} /> : null}
      <NextSteps sent />
    </PageFrame>
  );
}

function Sent({ receipt }: { receipt: Receipt }) {
  const t = useTranslate();
  const site = useSite();
  return (
    <Card title={site ? t('intakeWizard.sent.to', { office: site.name }) : t('intakeWizard.sent.what')}>
      <ul className="public-next">
        {receipt.parts.map((part) => (
          <li key={part}>{t(part)}</li>
        ))}
      </ul>
      <ContactSummary contact={receipt.contact} />
    </Card>
  );
}
