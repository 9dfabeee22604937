import { useEffect, useState } from 'react';
import type { ListPage } from '@portal/domain/contract/list-page';
import type { OfficeRow } from '@portal/domain/offices/offices.dto';
import type { DirectoryChoices } from '@portal/domain/preparers/preparers.dto';
import { useLocale, useTranslate } from '@portal/i18n';
import { buttonClass } from '@portal/ui-kit/core';
import { specialtyName } from '@portal/domain/preparers/preparer-words';
import { languageName } from './language-names';

export interface DirectoryFilter {
  search: string;
  office_id: string;
  /** ISO 639 code. */
  language: string;
  specialty: string;
  /** Filters the offices in the select and in the list, not the preparers. */
  office_search: string;
}

const names = ['search', 'office_id', 'language', 'specialty', 'office_search'] as const;

/** Reads the filter from the query of the page's URL. */
export const filterIn = (query: URLSearchParams): DirectoryFilter =>
  Object.fromEntries(names.map((name) => [name, query.get(name)?.trim() ?? ''])) as Record<
    (typeof names)[number],
    string
  >;

/** Returns the filled fields, as in the query of the page's URL. */
export const filledIn = (filter: DirectoryFilter): [string, string][] =>
  names.flatMap((name): [string, string][] => (filter[name] ? [[name, filter[name]]] : []));

/** Whether the filter narrows the list of preparers. */
export const isNarrowed = (filter: DirectoryFilter): boolean =>
  filledIn(filter).some(([name]) => name !== 'office_search');

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
  /** Languages and specialties to choose from; undefined while loading, with their space reserved. */
  offered: DirectoryChoices | undefined;
  onChange: (filter: DirectoryFilter) => void;
}

/** Native controls, because ui-kit's load antd. A form of its own, so that it also works without JavaScript. */
export function DirectoryFilters({ filter, offices, manyOffices, chosen, offered, onChange }: DirectoryFiltersProps) {
  const t = useTranslate();
  const locale = useLocale();
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
    onChange({ ...filter, search, office_search, office_id });
  };

  const submit = (
    <button type="submit" className={buttonClass()}>
      {t('directory.apply')}
    </button>
  );

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
        <ChoiceSelect
          name="language"
          label={t('directory.language')}
          blank={t('directory.everyLanguage')}
          values={offered?.languages}
          chosen={filter.language}
          nameOf={(code) => languageName(code, locale)}
          onPick={(language) => onChange({ ...filter, search, office_search, language })}
        />
        <ChoiceSelect
          name="specialty"
          label={t('directory.specialty')}
          blank={t('directory.everySpecialty')}
          values={offered?.specialties}
          chosen={filter.specialty}
          nameOf={(specialty) => specialtyName(t, specialty)}
          onPick={(specialty) => onChange({ ...filter, search, office_search, specialty })}
        />
        {/* Without scripts, only a button submits the choice of a select. */}
        {manyOffices ? submit : <noscript>{submit}</noscript>}
      </form>
    </search>
  );
}

interface ChoiceSelectProps {
  name: string;
  label: string;
  /** Text of the option that does not filter. */
  blank: string;
  /** undefined while loading. */
  values: readonly string[] | undefined;
  chosen: string;
  nameOf: (value: string) => string;
  onPick: (value: string) => void;
}

/** Sorted by name; includes the chosen value even if it is not offered. Renders nothing if there is only one choice. */
function ChoiceSelect({ name, label, blank, values, chosen, nameOf, onPick }: ChoiceSelectProps) {
  if (values && values.length < 2 && !chosen) return null;
  const offered = new Set([...(values ?? []), ...(chosen ? [chosen] : [])]);
  const options = [...offered].map((value) => ({ value, text: nameOf(value) }));
  options.sort((one, other) => one.text.localeCompare(other.text));
  return (
    <label>
      {label}
      <select name={name} value={chosen} onChange={({ target }) => onPick(target.value)}>
        <option value="">{blank}</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Adds the selected office, which a searched or paginated list may not include. */
const withPicked = (offices: readonly OfficeChoice[], picked: OfficeChoice | undefined): readonly OfficeChoice[] =>
  !picked || offices.some(({ id }) => id === picked.id) ? offices : [picked, ...offices];
