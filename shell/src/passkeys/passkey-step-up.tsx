import { useState } from 'react';
import { useTranslate } from '@portal/i18n';
import { Alert, Button, Stack } from '@portal/ui-kit/core';
import { useStepUpWithPasskey } from './use-passkey';

/** Confirms the user's identity with a passkey; a failure leaves what was typed beside it. */
export function PasskeyStepUp({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useTranslate();
  const confirm = useStepUpWithPasskey();
  const [refusal, setRefusal] = useState<string | null>(null);

  const send = async (): Promise<void> => {
    setRefusal(null);
    const result = await confirm();
    if ('error' in result) setRefusal(result.error);
    else onConfirmed();
  };

  return (
    <Stack>
      {refusal ? <Alert tone="error" live title={refusal} /> : null}
      <Button wide onClick={send}>
        {t('webauthn.use')}
      </Button>
    </Stack>
  );
}
