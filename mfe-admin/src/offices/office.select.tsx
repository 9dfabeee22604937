import { useState } from 'react';
import type { ListPage } from '@portal/domain/contract/list-page';
import type { AdminOffice } from '@portal/domain/offices/admin-offices.dto';
import { useAdminOfficeQuery, useAdminOfficesQuery } from '@portal/data-access/admin-offices';
import { useTranslate } from '@portal/i18n';
import { RemoteSelect, type FilterOption } from '@portal/ui-kit/controls';

interface OfficeSelectProps {
  label: string;
  /** The id of an office, or the value of a pinned option. */
  value: string;
  onChange: (value: string) => void;
  /** Options other than offices: "All offices", "No office". */
  pinned: readonly FilterOption[];
  error?: string | undefined;
}

/** Maximum number of offices listed. */
const pageSize = 50;

/**
 * Select for any number of offices, searched on the server. Loads the name of the selected office if it is not on the
 * first page.
 */
export function OfficeSelect({ label, value, onChange, pinned, error }: OfficeSelectProps) {
  const t = useTranslate();
  const [search, setSearch] = useState('');
  const [picked, setPicked] = useState<FilterOption>();
  const first = useAdminOfficesQuery({ query: { limit: pageSize } });
  const found = useAdminOfficesQuery({ query: { limit: pageSize, search } }, { skip: search === '' });
  const { currentData, isFetching } = search === '' ? first : found;
  const named = [...pinned, ...optionsOf(first.data), ...(picked ? [picked] : [])].find((one) => one.value === value);
  const read = useAdminOfficeQuery({ id: value }, { skip: named !== undefined || first.isLoading });
  const unnamed = { value, label: read.currentData?.name ?? t(read.isError ? 'core.none' : 'core.loading') };
  return (
    <RemoteSelect
      label={label}
      value={named ?? unnamed}
      options={optionsOf(currentData)}
      pinned={search === '' ? pinned : []}
      hasMore={currentData?.next !== undefined}
      loading={isFetching}
      {...(error ? { error } : {})}
      onSearch={setSearch}
      onChange={(chosen) => {
        if (!chosen) return;
        setPicked(chosen);
        onChange(chosen.value);
      }}
    />
  );
}

const optionsOf = (page: ListPage<AdminOffice> | undefined): FilterOption[] =>
  page?.rows.map(({ id, name }) => ({ value: id, label: name })) ?? [];
