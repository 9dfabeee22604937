import { requestName } from '@portal/domain/requests/request-words';
import { useTranslate } from '@portal/i18n';
import { Alert, Button } from '@portal/ui-kit/core';
import type { Decisions } from './use-decisions';

/** After a conflict: what the item is now. */
export function ChangedNotice({ changed, hideChanged }: Pick<Decisions, 'changed' | 'hideChanged'>) {
  const t = useTranslate();
  if (!changed) return null;
  return (
    <Alert tone="warning" live title={t('staffRequests.changed', { name: requestName(t, changed) })}>
      <p>{t('staffRequests.nowIs', { state: t(`staffRequests.states.${changed.state}`) })}</p>
      <div>
        <Button onClick={hideChanged}>{t('staffRequests.hide')}</Button>
      </div>
    </Alert>
  );
}
