import { useEffect, useState } from 'react';
import type { OfficeRow } from '@portal/domain/offices/offices.dto';
import { useTranslate } from '@portal/i18n';

export interface DirectoryFilter {
  search: string;
  office_id: string;
}

export const noFilter: DirectoryFilter = { search: '', office_id: '' };

/** Debounce after typing, ms. */
const rest = 300;

interface DirectoryFiltersProps {
  filter: DirectoryFilter;
  /** undefined while loading, with their space reserved. */
  offices: readonly OfficeRow[] | undefined;
  onChange: (filter: DirectoryFilter) => void;
}

/** Native controls, because the kit's load antd. As a form of its own, it also works without JavaScript. */
export function DirectoryFilters({ filter, offices, onChange }: DirectoryFiltersProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState(filter.search);
  const search = typed.trim();

  useEffect(() => {
    if (search === filter.search) return undefined;
    const timer = setTimeout(() => onChange({ ...filter, search }), rest);
    return () => clearTimeout(timer);
  }, [filter, onChange, search]);

  return (
    <search>
      <form
        className="public-filters"
        onSubmit={(event) => {
          event.preventDefault();
          onChange({ ...filter, search });
        }}
      >
        <label>
          {t('directory.search')}
          <input
            type="search"
            name="search"
            autoComplete="off"
            maxLength={120}
            placeholder={t('directory.searchHint')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        {offices === undefined || offices.length > 1 ? (
          <label>
            {t('directory.office')}
            <select
              name="office_id"
              value={filter.office_id}
              onChange={({ target }) => onChange({ search, office_id: target.value })}
            >
              <option value="">{t('directory.everyOffice')}</option>
              {offices?.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ) : null}
      </form>
    </search>
  );
}
