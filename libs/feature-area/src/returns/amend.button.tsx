import { useState } from 'react';
import { useSeason } from '@portal/data-access/season-context';
import { useTranslate } from '@portal/i18n';
import { Button, lazyWindow } from '@portal/ui-kit/core';
import type { FieldValues } from '@portal/ui-kit/forms';
import type { AmendModalProps } from './amend.modal';

const AmendModal = lazyWindow<AmendModalProps>(() =>
  import('./windows').then(({ AmendModal: Modal }) => ({ default: Modal })),
);

interface AmendButtonProps extends Pick<AmendModalProps, 'detail' | 'onStale'> {
  begin: AmendModalProps['send'];
}

/** Begins an amended return after an accepted one, while its season is open. */
export function AmendButton({ detail, begin, onStale }: AmendButtonProps) {
  const t = useTranslate();
  const { isOpen: isSeasonOpen } = useSeason();
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<FieldValues>();
  return (
    <>
      {detail.state === 'accepted' && isSeasonOpen ? (
        <Button onClick={() => setOpen(true)}>{t('staffReturns.amended.begin')}</Button>
      ) : null}
      {isOpen ? (
        <AmendModal
          detail={detail}
          send={begin}
          draft={draft}
          onStale={onStale}
          onClose={(entered) => {
            setDraft(entered);
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}
