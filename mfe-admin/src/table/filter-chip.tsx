import { formatDate } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { Button } from '@portal/ui-kit/core';
import { CloseIcon } from '@portal/ui-kit/icons';
import type { TableAddress } from './use-table-address';

interface FilterChipProps {
  children: string;
  onClear: () => void;
}

/** A filter that is set, and a button to clear it. */
export function FilterChip({ children, onClear }: FilterChipProps) {
  const t = useTranslate();
  return (
    <Button aria-label={t('adminFrame.table.remove', { filter: children })} onClick={onClear}>
      {children} <CloseIcon />
    </Button>
  );
}

interface PeriodChipProps {
  address: TableAddress<'from' | 'to'>;
  /** What happened in the period: "Client since". */
  label: string;
}

/** The period of the list, which is set by links from charts and figures; renders nothing if there is none. */
export function PeriodChip({ address, label }: PeriodChipProps) {
  const t = useTranslate();
  const locale = useLocale();
  const [from, to] = [dayText(address.filters.from, locale), dayText(address.filters.to, locale)];
  if (!from && !to) return null;
  const kind = from && to ? (from === to ? 'day' : 'between') : from ? 'since' : 'until';
  return (
    <FilterChip onClear={() => address.go({ from: '', to: '' })}>
      {t(`adminFrame.table.period.${kind}`, { label, from, to })}
    </FilterChip>
  );
}

/** @param day `2025-04-15`; '' for an invalid day */
function dayText(day: string, locale: Parameters<typeof formatDate>[1]): string {
  const moment = new Date(`${day}T12:00`);
  return Number.isNaN(moment.getTime()) ? '' : formatDate(moment.toISOString(), locale);
}
