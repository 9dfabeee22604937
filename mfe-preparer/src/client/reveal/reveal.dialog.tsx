import { useState } from 'react';
import { useReveal } from '@portal/data-access/clients';
import { detailOr } from '@portal/data-access/core';
import { clientLimits } from '@portal/domain/clients/clients.limits';
import type { RevealBody } from '@portal/domain/clients/reveal.dto';
import { revealReasons, type RevealReason } from '@portal/domain/clients/reveal-words';
import { useTranslate } from '@portal/i18n';
import { FilterSelect } from '@portal/ui-kit/controls';
import { notify } from '@portal/ui-kit/core';
import { ConfirmModal } from '@portal/ui-kit/feedback';

interface RevealDialogProps {
  clientId: string;
  request: Omit<RevealBody, 'reason'>;
  label: string;
  onShow: (value: string) => void;
  onClose: () => void;
}

/** Asks for a reason before revealing a number. */
export function RevealDialog({ clientId, request, label, onShow, onClose }: RevealDialogProps) {
  const t = useTranslate();
  const reveal = useReveal();
  const [reason, setReason] = useState<RevealReason>(revealReasons[0]);

  const confirm = async (): Promise<void> => {
    const { data, error } = await reveal(clientId, { ...request, reason });
    if (data?.value) onShow(data.value);
    else notify.error(detailOr(error, t('clients.reveal.failed')));
    onClose();
  };

  return (
    <ConfirmModal
      open
      title={t('clients.reveal.title')}
      action={t('clients.reveal.confirm')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        <strong>{label}</strong>
      </p>
      <p>{t('clients.reveal.about', { seconds: clientLimits.revealedFor / 1000 })}</p>
      <FilterSelect
        label={t('clients.reveal.fields.reason')}
        value={reason}
        options={revealReasons.map((value) => ({ value, label: t(`clients.reveal.reasons.${value}`) }))}
        onChange={setReason}
      />
    </ConfirmModal>
  );
}
