import { useEffect, useId, useState } from 'react';
import { useDirectoryQuery } from '@portal/data-access/directory';
import { fullName } from '@portal/domain/account/person-name';
import type { GeneralIntake } from '@portal/domain/general-intake/general-intake.form';
import { preparerLimits } from '@portal/domain/preparers/preparers.limits';
import type { PreparerRow } from '@portal/domain/preparers/preparers.dto';
import { useTranslate } from '@portal/i18n';
import { fieldsOf } from '@portal/ui-kit/forms';

const { SelectField, useFieldValue } = fieldsOf<GeneralIntake>();

interface Choice {
  value: string;
  label: string;
}

/** Adds the chosen preparer, who may be missing from a list that is loading, searched or paginated. */
export const withChosen = (choices: Choice[], chosen: unknown): Choice[] =>
  typeof chosen !== 'string' || chosen === '' || choices.some(({ value }) => value === chosen)
    ? choices
    : [{ value: chosen, label: chosen }, ...choices];

const firstPage = { limit: preparerLimits.offered };

/** A visitor's preferred preparer. When there are more than a list offers, the server searches them. */
export function PreferredPreparerField({ none }: { none: Choice }) {
  const t = useTranslate();
  const [search, setSearch] = useState('');
  const all = useDirectoryQuery({ query: firstPage }).data;
  const found = useDirectoryQuery({ query: search ? { ...firstPage, search } : firstPage }).data ?? all;
  const chosen = useFieldValue('preferred_preparer');
  const { rows = [], total = 0 } = found ?? {};
  const isLong = all !== undefined && all.total > all.rows.length;
  const count = rows.length;
  const shown = total > count ? t('generalIntake.preparersShown', { count, total }) : t(foundBy(total), { total });
  const choiceOf = (preparer: PreparerRow): Choice => {
    const name = fullName(preparer);
    // Shows only the title that people ask for.
    const isHead = preparer.title?.startsWith('CEO') === true;
    return { value: name, label: isHead ? t('generalIntake.titled', { name, title: preparer.title ?? '' }) : name };
  };
  return (
    <>
      {isLong ? <PreparerSearch onSearch={setSearch} /> : null}
      <SelectField
        name="preferred_preparer"
        label={t('generalIntake.optional', { label: t('generalIntake.fields.preferred_preparer') })}
        blank={t('generalIntake.anyPreparer')}
        choices={withChosen([...rows.map(choiceOf), none], chosen)}
        {...(isLong ? { help: <span role="status">{shown}</span> } : {})}
      />
    </>
  );
}

const foundBy = (total: number) => (total === 0 ? 'generalIntake.noPreparerFound' : 'generalIntake.preparersFound');

/** Debounce after typing, ms. */
const rest = 300;

function PreparerSearch({ onSearch }: { onSearch: (text: string) => void }) {
  const t = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => onSearch(typed.trim()), rest);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  return (
    <div className="ui-field">
      <span className="ui-field__label">
        <label htmlFor={id}>{t('generalIntake.findPreparer')}</label>
      </span>
      <input
        id={id}
        type="search"
        className="ui-select"
        autoComplete="off"
        maxLength={120}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // Enter would submit the form.
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onSearch(typed.trim());
        }}
      />
    </div>
  );
}
