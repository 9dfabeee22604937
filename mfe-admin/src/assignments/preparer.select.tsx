import { useState } from 'react';
import { fullName } from '@portal/domain/account/person-name';
import { usePreparerChoicesQuery } from '@portal/data-access/office-work';
import { useTranslate } from '@portal/i18n';
import { RemoteSelect, type FilterOption } from '@portal/ui-kit/controls';

interface PreparerSelectProps {
  label: string;
  value: FilterOption | null;
  onChange: (chosen: FilterOption | null) => void;
  /** Whether somebody went on without a choice. */
  missing: boolean;
}

/** So many are offered before somebody types. */
const offered = 50;

/** Approved preparers: nobody else is given clients. */
export function PreparerSelect({ label, value, onChange, missing }: PreparerSelectProps) {
  const t = useTranslate();
  const [search, setSearch] = useState('');
  const { data, isFetching } = usePreparerChoicesQuery({
    query: { role: 'preparer', status: 'active', limit: offered, search },
  });
  const options = data?.rows.map((preparer) => ({
    value: preparer.id,
    label: [fullName(preparer), preparer.office_name].filter(Boolean).join(' · '),
  }));
  return (
    <RemoteSelect
      label={label}
      value={value}
      options={options ?? []}
      loading={isFetching}
      placeholder={t('adminClients.searchPreparer')}
      {...(missing ? { error: t('rules.required', { label: t('adminPreparers.fields.preparer_id') }) } : {})}
      onSearch={setSearch}
      onChange={onChange}
    />
  );
}
