import { useLazyOfficeClientsQuery } from '@portal/data-access/office-work';
import { assignmentLimits } from '@portal/domain/assignments/assignments.limits';
import { useTranslate } from '@portal/i18n';
import { Button, notify } from '@portal/ui-kit/core';
import type { ClientSearch, Selection } from './selection';

interface SelectMatchingProps {
  search: ClientSearch;
  /** Number of matches according to the list; a lower bound if `atLeast`. */
  list: { total: number; atLeast?: true };
  /** Number of clients already selected. */
  selected: number;
  onSelect: (selection: Selection) => void;
}

const { bulkMax: max } = assignmentLimits;

/** Selects all matches of a search. Requests the exact number first if the list has only a lower bound. */
export function SelectMatching({ search, list: { total, atLeast }, selected, onSelect }: SelectMatchingProps) {
  const t = useTranslate();
  const [count] = useLazyOfficeClientsQuery();
  const select = (all: number) => onSelect({ kind: 'matching', ...search, total: all });
  const selectAll = async (): Promise<void> => {
    const { data } = await count({ query: { ...search, limit: 1, count: 'exact' } });
    if (!data) notify.error(t('adminClients.loadFailed'));
    else if (data.atLeast || data.total > max) notify.error(t('adminClients.tooMany', { max }));
    else select(data.total);
  };
  if (atLeast) return <Button onClick={selectAll}>{t('adminClients.selectAllMatching')}</Button>;
  if (total <= selected || total > max) return null;
  return <Button onClick={() => select(total)}>{t('adminClients.selectMatching', { total })}</Button>;
}
