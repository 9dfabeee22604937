import { useState } from 'react';
import type { Passkey } from '@portal/domain/passkeys/passkeys.dto';
import { useTranslate } from '@portal/i18n';
import { detailOr, problemOf } from '@portal/data-access/core';
import { useRemovePasskeyMutation } from '@portal/data-access/passkeys';
import { Button, notify } from '@portal/ui-kit/core';
import { ConfirmModal } from '@portal/ui-kit/feedback';

export function RemovePasskey({ passkey: { id, name } }: { passkey: Passkey }) {
  const t = useTranslate();
  const [remove] = useRemovePasskeyMutation();
  const [asking, setAsking] = useState(false);

  const confirm = async (): Promise<void> => {
    const { error } = await remove({ id });
    setAsking(false);
    if (!error) notify.success(t('webauthn.removed'));
    else if (problemOf(error)?.code !== 'step_up_required') notify.error(detailOr(error, t('webauthn.changeFailed')));
  };

  return (
    <>
      <Button aria-label={t('webauthn.removeName', { name })} onClick={() => setAsking(true)}>
        {t('webauthn.remove')}
      </Button>
      <ConfirmModal
        open={asking}
        title={t('webauthn.removeTitle', { name })}
        action={t('webauthn.remove')}
        dangerous
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        <p>{t('webauthn.removeAbout')}</p>
      </ConfirmModal>
    </>
  );
}
