import { useState } from 'react';
import { useRemindClientsMutation } from '@portal/data-access/client-requests';
import { useMoveReturnsMutation } from '@portal/data-access/returns';
import { detailOr } from '@portal/data-access/core';
import { fullName } from '@portal/domain/account/person-name';
import type { BulkMove, QueueRow } from '@portal/domain/returns/returns.dto';
import { returnLimits } from '@portal/domain/returns/returns.limits';
import { useTranslate } from '@portal/i18n';
import { Button, lazyWindow, notify } from '@portal/ui-kit/core';
import { SelectionBar } from '@portal/ui-kit/table';
import type { BulkHoldProps } from './bulk-hold.modal';
import type { BulkResultProps, BulkSummary } from './bulk-result.modal';
import { summaryOfMoves, summaryOfReminders } from './bulk-summary';

const BulkHold = lazyWindow<BulkHoldProps>(() => import('./bulk-hold.modal'));
const BulkResult = lazyWindow<BulkResultProps>(() => import('./bulk-result.modal'));

interface BulkBarProps {
  /** Rows of the current page; undefined while loading. */
  rows: readonly QueueRow[] | undefined;
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
}

/** What became of each return, and how to try again with some of them. */
interface Done extends BulkSummary {
  retry: (ids: readonly string[]) => unknown;
}

/** Starts, holds or reminds up to 50 selected returns. Those that failed stay selected, and can be tried again. */
export function BulkBar({ rows = [], selected, onSelect }: BulkBarProps) {
  const t = useTranslate();
  const [move] = useMoveReturnsMutation();
  const [remindAll] = useRemindClientsMutation();
  const [isHolding, setHolding] = useState(false);
  const [done, setDone] = useState<Done | null>(null);
  const names = useNames(rows);
  const tooMany = selected.length > returnLimits.bulk;

  const finish = (result: Done): void => {
    onSelect(result.failed.map(({ id }) => id));
    setDone(result.failed.length > 0 ? result : null);
    if (result.failed.length === 0) notify.success(result.done);
  };
  const send = async (sent: BulkMove): Promise<boolean> => {
    const { data, error } = await move({ body: sent });
    if (data) finish({ ...summaryOfMoves(t, data.results), retry: (ids) => send({ ...sent, return_ids: [...ids] }) });
    else notify.error(detailOr(error, t('queue.failed')));
    return data !== undefined;
  };
  const remind = async (ids: readonly string[]): Promise<void> => {
    const { data, error } = await remindAll({ body: { return_ids: [...ids] } });
    if (data) finish({ ...summaryOfReminders(t, data.results), retry: remind });
    else notify.error(detailOr(error, t('queue.remindFailed')));
  };
  return (
    <div className="queue-bar">
      <SelectionBar count={selected.length} onClear={() => onSelect([])}>
        {tooMany ? <span role="status">{t('queue.most', { most: returnLimits.bulk })}</span> : null}
        <Button disabled={tooMany} onClick={() => remind(selected)}>
          {t('queue.remind')}
        </Button>
        <Button disabled={tooMany} onClick={() => setHolding(true)}>
          {t('queue.hold')}
        </Button>
        <Button kind="primary" disabled={tooMany} onClick={() => send({ return_ids: [...selected], to: 'preparing' })}>
          {t('queue.start')}
        </Button>
      </SelectionBar>
      {isHolding ? <BulkHold ids={selected} send={send} onClose={() => setHolding(false)} /> : null}
      {done ? (
        <BulkResult
          {...done}
          nameOf={(id) => names.get(id) ?? t('core.none')}
          onRetry={done.retry}
          onClose={() => setDone(null)}
        />
      ) : null}
    </div>
  );
}

/** Returns the names of all rows shown so far: the selection goes on over several pages. */
function useNames(rows: readonly QueueRow[]): ReadonlyMap<string, string> {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const fresh = rows.filter((row) => names.get(row.id) !== fullName(row));
  if (fresh.length > 0) setNames(new Map([...names, ...fresh.map((row) => [row.id, fullName(row)] as const)]));
  return names;
}
