import { useState } from 'react';
import { useOfficeClientsQuery } from '@portal/data-access/office-work';
import { fullName } from '@portal/domain/account/person-name';
import type { AdminClientRow } from '@portal/domain/assignments/admin-clients.dto';
import { useTranslate } from '@portal/i18n';
import { RemoteSelect } from '@portal/ui-kit/controls';

/** What the select shows of a client, and what its dialog needs. */
type Named = Pick<AdminClientRow, 'id' | 'first_name' | 'last_name' | 'email' | 'assigned_preparer' | 'wishes'>;

interface ClientSelectProps {
  value: Named | null;
  onChange: (chosen: Named | null) => void;
  /** Whether to show the error for a missing selection. */
  missing: boolean;
}

/** Number of clients listed before the user types. */
const offered = 20;

const optionOf = (client: Named) => ({ value: client.id, label: `${fullName(client)} · ${client.email}` });

/** Select for any client of the office. */
export function ClientSelect({ value, onChange, missing }: ClientSelectProps) {
  const t = useTranslate();
  const [search, setSearch] = useState('');
  const { currentData, isFetching } = useOfficeClientsQuery({ query: { limit: offered, search } });
  const rows = currentData?.rows ?? [];
  return (
    <RemoteSelect
      label={t('adminClients.chooseClient')}
      value={value ? optionOf(value) : null}
      options={rows.map(optionOf)}
      hasMore={currentData?.next !== undefined}
      loading={isFetching}
      placeholder={t('adminClients.searchHint')}
      {...(missing ? { error: t('rules.required', { label: t('adminClients.columns.name') }) } : {})}
      onSearch={setSearch}
      onChange={(chosen) => onChange(rows.find(({ id }) => id === chosen?.value) ?? (chosen ? value : null))}
    />
  );
}
