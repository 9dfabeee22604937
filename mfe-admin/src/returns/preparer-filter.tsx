import { useState } from 'react';
import { useAdminPreparerQuery } from '@portal/data-access/preparer-choices';
import { fullName } from '@portal/domain/account/person-name';
import { useTranslate } from '@portal/i18n';
import { RemoteSelect } from '@portal/ui-kit/controls';
import { usePreparerOffer } from '../assignments/preparer.select';
import type { FilterProps } from '../table/server-table';

/** Filter for the returns of one preparer, or of nobody; searched on the server. */
export function PreparerFilter({ label, value, onChange }: FilterProps) {
  const t = useTranslate();
  const [search, setSearch] = useState('');
  const { currentData, isFetching } = usePreparerOffer(search);
  const pinned = [
    { value: '', label: t('returnBoard.anyPreparer') },
    { value: 'none', label: t('returnBoard.nobody') },
  ];
  const options = currentData?.rows.map((preparer) => ({ value: preparer.id, label: fullName(preparer) })) ?? [];
  const known = [...pinned, ...options].find((one) => one.value === value);
  const { currentData: chosen } = useAdminPreparerQuery({ id: value }, { skip: known !== undefined });
  return (
    <RemoteSelect
      label={label}
      value={known ?? { value, label: chosen ? fullName(chosen) : t('core.loading') }}
      options={options}
      pinned={search === '' ? pinned : []}
      hasMore={currentData?.next !== undefined}
      loading={isFetching}
      onSearch={setSearch}
      onChange={(option) => onChange(option?.value ?? '')}
    />
  );
}
