import { useState } from 'react';
import { useLeaveWarning } from '@portal/drafts/leave-warning';
import { useTranslate } from '@portal/i18n';
import { Alert, Button, Inline } from '@portal/ui-kit/core';
import { CopyButton } from '@portal/ui-kit/data';
import { Modal } from '@portal/ui-kit/feedback';

export interface OneTimeSecret {
  name: string;
  email: string;
  pin: string;
  /** Password of a new account. */
  password?: string;
}

/** Modal for secrets that are shown only once; stays open until the user confirms having written them down. */
export function OneTimeSecretModal({ access, onNoted }: { access: OneTimeSecret; onNoted: () => void }) {
  const t = useTranslate();
  const [hasTried, setHasTried] = useState(false);

  useLeaveWarning();

  return (
    <Modal
      open
      title={t('preparerManagement.access.title')}
      onClose={() => setHasTried(true)}
      footer={
        <Button kind="primary" onClick={onNoted}>
          {t('preparerManagement.access.noted')}
        </Button>
      }
    >
      <Alert tone="warning" live title={t('preparerManagement.access.once')}>
        <p>{t('preparerManagement.access.about', { name: access.name })}</p>
      </Alert>
      {hasTried ? <Alert tone="error" live title={t('preparerManagement.access.first')} /> : null}
      <p>
        {t('preparerManagement.access.signIn')} <strong>{`${location.origin}/login`}</strong>
        <br />
        <strong>{access.email}</strong>
      </p>
      {access.password ? (
        <Secret
          label={t('preparerManagement.access.password')}
          text={access.password}
          copy={t('preparerManagement.access.copyPassword')}
        />
      ) : null}
      <Secret
        label={t('preparerManagement.access.pin')}
        text={access.pin}
        copy={t('preparerManagement.access.copyPin')}
      />
    </Modal>
  );
}

const Secret = ({ label, text, copy }: { label: string; text: string; copy: string }) => (
  <div className="admin-secret">
    <span>{label}</span>
    <Inline>
      <output aria-label={label}>{text}</output>
      <CopyButton text={text}>{copy}</CopyButton>
    </Inline>
  </div>
);
