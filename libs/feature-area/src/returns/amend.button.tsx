import { useSeason } from '@portal/data-access/season-context';
import { useTranslate } from '@portal/i18n';
import { Button, Inline, lazyWindow } from '@portal/ui-kit/core';
import type { AmendModalProps } from './amend.modal';
import { useFactsWindow } from './use-facts-window';

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
  const window = useFactsWindow();
  return (
    <>
      {detail.state === 'accepted' && isSeasonOpen ? (
        <Inline>
          <Button onClick={window.open}>{t('staffReturns.amended.begin')}</Button>
        </Inline>
      ) : null}
      {window.isOpen ? <AmendModal detail={detail} send={begin} onStale={onStale} {...window.props} /> : null}
    </>
  );
}
