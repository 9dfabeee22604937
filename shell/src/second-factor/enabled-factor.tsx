import { useState } from 'react';
import type { SecondFactor } from '@portal/domain/second-factor/second-factor.dto';
import { formatDate } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { detailOr, problemOf } from '@portal/data-access/core';
import { useOwnPasskeys } from '../passkeys/own-passkeys';
import { useRemoveSecondFactorMutation, useRenewRecoveryCodesMutation } from '@portal/data-access/second-factor';
import { Alert, Button, Stack, notify } from '@portal/ui-kit/core';
import { ConfirmModal } from '@portal/ui-kit/feedback';

/** Recovery codes below this number are worth a warning. */
const few = 3;

interface EnabledFactorProps {
  factor: SecondFactor;
  onReplace: () => void;
  onCodes: (recovery_codes: readonly string[]) => void;
}

/** State of two-step sign-in, and what its owner can do with it. */
export function EnabledFactor({ factor, onReplace, onCodes }: EnabledFactorProps) {
  const t = useTranslate();
  const locale = useLocale();
  const [renew] = useRenewRecoveryCodesMutation();
  const [remove] = useRemoveSecondFactorMutation();
  const [removing, setRemoving] = useState(false);
  const left = factor.recovery_codes_left;
  const app = factor.enabled_at;
  const hasPasskey = (useOwnPasskeys().data?.total ?? 0) > 0;

  const tell = (error: unknown): void => {
    // The person has closed the confirmation dialog.
    if (problemOf(error)?.code !== 'step_up_required') notify.error(detailOr(error, t('twoStep.changeFailed')));
  };
  const renewCodes = async (): Promise<void> => {
    const { data, error } = await renew();
    if (data) onCodes(data.recovery_codes);
    else tell(error);
  };
  const turnOff = async (): Promise<void> => {
    const { error } = await remove();
    setRemoving(false);
    if (error) tell(error);
    else notify.success(t(hasPasskey ? 'twoStep.appRemoved' : 'twoStep.turnedOff'));
  };

  return (
    <Stack>
      <p>{app ? t('twoStep.on', { at: formatDate(app, locale) }) : t('twoStep.onByPasskey')}</p>
      {left < few ? (
        <Alert tone="warning" title={t('twoStep.codesLeft', { count: left })} />
      ) : (
        <p>{t('twoStep.codesLeft', { count: left })}</p>
      )}
      <Button onClick={renewCodes}>{t('twoStep.renew')}</Button>
      <Button onClick={onReplace}>{t(app ? 'twoStep.replace' : 'twoStep.addApp')}</Button>
      {factor.required || !app ? null : <Button onClick={() => setRemoving(true)}>{t('twoStep.turnOff')}</Button>}
      <ConfirmModal
        open={removing}
        title={t('twoStep.turnOffTitle')}
        action={t('twoStep.turnOff')}
        dangerous
        onConfirm={turnOff}
        onClose={() => setRemoving(false)}
      >
        <p>{t(hasPasskey ? 'twoStep.turnOffApp' : 'twoStep.turnOffAbout')}</p>
      </ConfirmModal>
    </Stack>
  );
}
