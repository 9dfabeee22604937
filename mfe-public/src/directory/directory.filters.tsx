import { useEffect, useState } from 'react';
import type { ListPage } from '@portal/domain/contract/list-page';
import type { OfficeRow } from '@portal/domain/offices/offices.dto';
import { useTranslate } from '@portal/i18n';
import { buttonClass } from '@portal/ui-kit/core';

export interface DirectoryFilter {
  search: string;
  office_id: string;
  /** Filters the offices in the select and in the list, not the preparers. */
  office_search: string;
}

export const noFilter: DirectoryFilter = { search: '', office_id: '', office_search: '' };

/** Debounce after typing, ms. */
const rest = 300;

export type OfficeChoice = Pick<OfficeRow, 'id' | 'name'>;

interface DirectoryFiltersProps {
  filter: DirectoryFilter;
  /** Offices that match `office_search`; undefined while loading, with their space reserved. */
  offices: ListPage<OfficeRow> | undefined;
  /** Whether there are more offices than one page lists. */
  manyOffices: boolean;
  /** The office with the id `office_id`, which `offices` may not include. */
  chosen?: OfficeChoice | undefined;
  onChange: (filter: DirectoryFilter) => void;
}

/** Native controls, because ui-kit's load antd. A form of its own, so that it also works without JavaScript. */
export function DirectoryFilters({ filter, offices, manyOffices, chosen, onChange }: DirectoryFiltersProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState(filter.search);
  const [typedOffice, setTypedOffice] = useState(filter.office_search);
  const [picked, setPicked] = useState(chosen);
  const search = typed.trim();
  const office_search = typedOffice.trim();
  const choices = withPicked(offices?.rows ?? [], picked);

  useEffect(() => {
    if (search === filter.search && office_search === filter.office_search) return undefined;
    const timer = setTimeout(() => onChange({ ...filter, search, office_search }), rest);
    return () => clearTimeout(timer);
  }, [filter, onChange, search, office_search]);

  const pick = (office_id: string): void => {
    setPicked(choices.find(({ id }) => id === office_id));
    onChange({ search, office_search, office_id });
  };

  return (
    <search>
      <form
        className="public-filters"
        onSubmit={(event) => {
          event.preventDefault();
          onChange({ ...filter, search, office_search });
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
        {manyOffices ? (
          <label>
            {t('directory.findOffice')}
            <input
              type="search"
              name="office_search"
              autoComplete="off"
              maxLength={120}
              placeholder={t('directory.officeHint')}
              value={typedOffice}
              onChange={({ target }) => setTypedOffice(target.value)}
            />
          </label>
        ) : null}
        {offices === undefined || manyOffices || choices.length > 1 ? (
          <label>
            {t('directory.office')}
            <select name="office_id" value={filter.office_id} onChange={({ target }) => pick(target.value)}>
              <option value="">{t('directory.everyOffice')}</option>
              {choices.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        {/* Without scripts, Enter submits a form with two fields only if the form has a submit button. */}
        {manyOffices ? (
          <button type="submit" className={buttonClass()}>
            {t('directory.apply')}
          </button>
        ) : null}
      </form>
    </search>
  );
}

/** Adds the selected office, which a searched or paginated list may not include. */
const withPicked = (offices: readonly OfficeChoice[], picked: OfficeChoice | undefined): readonly OfficeChoice[] =>
  !picked || offices.some(({ id }) => id === picked.id) ? offices : [picked, ...offices];
