import { useState } from 'react';
import { fullName } from '@portal/domain/account/person-name';
import { workloadOf } from '@portal/domain/preparers/workload';
import { usePreparerChoicesQuery } from '@portal/data-access/preparer-choices';
import { useTranslate } from '@portal/i18n';
import { RemoteSelect, type FilterOption } from '@portal/ui-kit/controls';

interface PreparerSelectProps {
  label: string;
  value: FilterOption | null;
  onChange: (chosen: FilterOption | null) => void;
  /** Whether to show the error for a missing selection. */
  missing?: boolean;
  /** Any other validation error. */
  error?: string | undefined;
  help?: string | undefined;
  placeholder?: string | undefined;
}

/** Number of options before the user types. */
const offered = 50;

/** Returns one page of the approved preparers that match the search. */
export const usePreparerOffer = (search = '') =>
  usePreparerChoicesQuery({ query: { role: 'preparer', status: 'active', limit: offered, search } });

/** Select for an approved preparer; each option shows the preparer's number of clients. */
export function PreparerSelect({ label, value, onChange, missing = false, help, ...given }: PreparerSelectProps) {
  const t = useTranslate();
  const [search, setSearch] = useState('');
  const { currentData, isFetching } = usePreparerOffer(search);
  const error = missing ? t('rules.required', { label: t('adminPreparers.fields.preparer_id') }) : given.error;
  const options = currentData?.rows.map((preparer) => ({
    value: preparer.id,
    label: [fullName(preparer), preparer.office_name].filter(Boolean).join(' · '),
    detail: t('adminClients.workload', {
      count: preparer.clients_count,
      level: t(`adminPreparers.workload.${workloadOf(preparer.clients_count).level}`),
    }),
  }));
  return (
    <RemoteSelect
      label={label}
      value={value}
      options={options ?? []}
      hasMore={currentData?.next !== undefined}
      loading={isFetching}
      placeholder={given.placeholder ?? t('adminClients.searchPreparer')}
      {...(help ? { help } : {})}
      {...(error ? { error } : {})}
      onSearch={setSearch}
      onChange={onChange}
    />
  );
}
