import { useState } from 'react';
import { useTellClientMutation } from '@portal/data-access/client-requests';
import { detailOr, problemOf } from '@portal/data-access/core';
import { useClientReturnQuery, useMoveReturnMutation } from '@portal/data-access/returns';
import type { ClientRequestList } from '@portal/domain/requests/client-requests.dto';
import { edgeTo } from '@portal/domain/returns/return-edges';
import { useTranslate } from '@portal/i18n';
import { Alert, Button, Inline, notify } from '@portal/ui-kit/core';
import { removeUntold, useUntold } from './untold';

interface SentBackBarProps {
  clientId: string;
  list: ClientRequestList;
}

/** After items were sent back: asks whether the return waits for the client, and tells the client once about all. */
export function SentBackBar({ clientId, list }: SentBackBarProps) {
  const t = useTranslate();
  const untold = useUntold();
  const { currentData: taxReturn, refetch } = useClientReturnQuery({ clientId });
  const [move] = useMoveReturnMutation();
  const [tell] = useTellClientMutation();
  const [hasMovedOn, setMovedOn] = useState(false);
  const sent = list.items.filter(({ id, state }) => state === 'rejected' && untold.has(id)).map(({ id }) => id);
  if (sent.length === 0) return null;
  // A return waits only for required items; without one, the move needs a question.
  const canWait = taxReturn && list.open_for_client > 0 && edgeTo(taxReturn, 'info_needed') !== undefined;
  const confirmTold = (): void => {
    removeUntold(sent);
    notify.success(t('staffRequests.told'));
  };
  const tellOnly = async () => {
    const { error } = await tell({ clientId });
    if (!error) {
      confirmTold();
      return;
    }
    // A conflict means that the client was told already.
    if (problemOf(error)?.status === 409) removeUntold(sent);
    notify.error(detailOr(error, t('staffRequests.failed')));
  };
  const waitAndTell = async () => {
    if (!taxReturn) return;
    const { error } = await move({ clientId, body: { to: 'info_needed', version: taxReturn.version } });
    const isConflict = problemOf(error)?.status === 409;
    setMovedOn(isConflict);
    if (isConflict) await refetch();
    else if (error) notify.error(detailOr(error, t('staffRequests.failed')));
    // The move itself emails the client; a second email about the same would only confuse.
    else confirmTold();
  };
  return (
    <Alert tone="warning" live title={t('staffRequests.sentBackCount', { count: sent.length })}>
      {hasMovedOn && taxReturn ? (
        <p>{t('staffRequests.returnMoved', { state: t(`returns.states.${taxReturn.state}`) })}</p>
      ) : null}
      {canWait ? <p>{t('staffRequests.letWait')}</p> : null}
      {taxReturn?.turn === 'client' ? <p>{t('staffRequests.alreadyWaits')}</p> : null}
      <Inline>
        {canWait ? <Button onClick={waitAndTell}>{t('staffRequests.waitAndTell')}</Button> : null}
        <Button onClick={tellOnly}>{t(canWait ? 'staffRequests.onlyTell' : 'documentRequests.tell')}</Button>
      </Inline>
    </Alert>
  );
}
