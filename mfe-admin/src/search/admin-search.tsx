import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOfficeSearchQuery } from '@portal/data-access/office-search';
import type { OfficeSearchResult } from '@portal/domain/office-search/office-search.dto';
import type { Translate } from '@portal/domain/i18n/message';
import { useTranslate } from '@portal/i18n';
import { QuickSearch, type FoundGroup } from '@portal/ui-kit/controls';
import { HeaderSlot } from '@portal/ui-kit/core';
import { addressOf, clientAddress, clientsAddress, listAddress } from '../addresses/admin-address';
import { useSearchKeys } from './use-search-keys';

/** Finds clients, preparers and offices from every page of the area; `/` and Ctrl+K focus it. */
export default function AdminSearch() {
  const t = useTranslate();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const { currentData, isFetching } = useOfficeSearchQuery(
    { query: { search } },
    { skip: search === '', refetchOnMountOrArgChange: true },
  );
  useSearchKeys();
  return (
    <HeaderSlot>
      <QuickSearch
        label={t('adminSearch.label')}
        placeholder={t('adminSearch.hint')}
        groups={currentData ? groupsOf(t, currentData, search) : []}
        loading={isFetching || (search !== '' && !currentData)}
        onSearch={setSearch}
        onOpen={(address) => void navigate(address)}
      />
    </HeaderSlot>
  );
}

/** Results by kind; each option's value is the URL that it opens. */
function groupsOf(t: Translate, { clients, preparers, offices }: OfficeSearchResult, search: string): FoundGroup[] {
  const all = (kind: 'clients' | 'preparers' | 'offices', found: { total: number; more: boolean }, to: string) =>
    found.total > 1
      ? [
          {
            value: to,
            label: found.more
              ? t('adminSearch.more', { count: found.total })
              : t(`adminSearch.all.${kind}`, { count: found.total }),
          },
        ]
      : [];
  const preparersAt = (text: string) => listAddress(addressOf('preparers'), { search: text });
  const officesAt = (text: string) => listAddress(addressOf('offices'), { search: text });
  return [
    {
      label: t('adminSearch.clients'),
      options: [
        ...clients.rows.map(({ id, name, email }) => ({ value: clientAddress(id), label: name, detail: email })),
        ...all('clients', clients, clientsAddress({ search })),
      ],
    },
    {
      label: t('adminSearch.preparers'),
      options: [
        ...preparers.rows.map(({ name, email }) => ({ value: preparersAt(email), label: name, detail: email })),
        ...all('preparers', preparers, preparersAt(search)),
      ],
    },
    {
      label: t('adminSearch.offices'),
      options: [
        ...offices.rows.map(({ id, name, city }) => ({
          value: clientsAddress({ office_id: id }),
          label: name,
          detail: city,
        })),
        ...all('offices', offices, officesAt(search)),
      ],
    },
  ];
}
