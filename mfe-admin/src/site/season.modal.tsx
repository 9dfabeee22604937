import { useCloseSeasonMutation, useOpenSeasonMutation } from '@portal/data-access/admin-seasons';
import { detailOr } from '@portal/data-access/core';
import { useTranslate } from '@portal/i18n';
import { notify } from '@portal/ui-kit/core';
import { ConfirmModal } from '@portal/ui-kit/feedback';

export interface SeasonChange {
  year: number;
  state: 'open' | 'closed';
}

interface SeasonModalProps {
  change: SeasonChange;
  onClose: () => void;
}

/** Asks before a season is opened or closed for everyone. */
export function SeasonModal({ change: { year: tax_year, state }, onClose }: SeasonModalProps) {
  const t = useTranslate();
  const [open] = useOpenSeasonMutation();
  const [close] = useCloseSeasonMutation();
  const year = String(tax_year);
  const words = state === 'open' ? 'opening' : 'closing';

  const confirm = async (): Promise<void> => {
    const { error } = await (state === 'open' ? open({ year }) : close({ year }));
    if (error) notify.error(detailOr(error, t('officeSettings.seasons.changeFailed')));
    else notify.success(t(`officeSettings.seasons.${words}.done`, { year }));
    onClose();
  };

  return (
    <ConfirmModal
      open
      title={t(`officeSettings.seasons.${words}.title`, { year })}
      action={t(`officeSettings.seasons.${words}.action`)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t(`officeSettings.seasons.${words}.about`, { year })}</p>
    </ConfirmModal>
  );
}
