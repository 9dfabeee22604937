import { useState } from 'react';
import { useMoveReturnsMutation } from '@portal/data-access/returns';
import { detailOr } from '@portal/data-access/core';
import { fullName } from '@portal/domain/account/person-name';
import type { BulkMove, BulkMoveResult, QueueRow } from '@portal/domain/returns/returns.dto';
import { returnLimits } from '@portal/domain/returns/returns.limits';
import { useTranslate } from '@portal/i18n';
import { Button, lazyWindow, notify } from '@portal/ui-kit/core';
import { SelectionBar } from '@portal/ui-kit/table';
import type { BulkHoldProps } from './bulk-hold.modal';
import type { BulkResultProps } from './bulk-result.modal';

const BulkHold = lazyWindow<BulkHoldProps>(() => import('./bulk-hold.modal'));
const BulkResult = lazyWindow<BulkResultProps>(() => import('./bulk-result.modal'));

interface BulkBarProps {
  /** Rows of the current page; undefined while loading. */
  rows: readonly QueueRow[] | undefined;
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
}

/** What was sent, and what became of each return. */
interface Done {
  sent: BulkMove;
  results: readonly BulkMoveResult[];
}

/** Starts or holds up to 50 selected returns. Those that were not moved stay selected, and can be tried again. */
export function BulkBar({ rows = [], selected, onSelect }: BulkBarProps) {
  const t = useTranslate();
  const [move] = useMoveReturnsMutation();
  const [isHolding, setHolding] = useState(false);
  const [done, setDone] = useState<Done | null>(null);
  const names = useNames(rows);
  const tooMany = selected.length > returnLimits.bulk;

  const send = async (sent: BulkMove): Promise<boolean> => {
    const { data, error } = await move({ body: sent });
    if (!data) {
      notify.error(detailOr(error, t('queue.failed')));
      return false;
    }
    const { results } = data;
    const failed = results.filter(({ outcome }) => outcome !== 'moved');
    onSelect(failed.map(({ id }) => id));
    if (failed.length > 0) setDone({ sent, results });
    else {
      setDone(null);
      notify.success(t('queue.moved', { count: results.length }));
    }
    return true;
  };
  return (
    <div className="queue-bar">
      <SelectionBar count={selected.length} onClear={() => onSelect([])}>
        {tooMany ? <span role="status">{t('queue.most', { most: returnLimits.bulk })}</span> : null}
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
          results={done.results}
          nameOf={(id) => names.get(id) ?? t('core.none')}
          onRetry={(ids) => send({ ...done.sent, return_ids: [...ids] })}
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
