import { useEffect, useId, useState } from 'react';
import type { ListPage } from '@portal/domain/contract/list-page';
import type { GeneralIntake } from '@portal/domain/general-intake/general-intake.form';
import { useTranslate } from '@portal/i18n';
import { Alert, Button } from '@portal/ui-kit/core';
import { fieldsOf } from '@portal/ui-kit/forms';

const { SelectField, useFieldValue } = fieldsOf<GeneralIntake>();

export interface Choice {
  value: string;
  label: string;
}

interface Counts {
  count: number;
  total: number;
}

interface SearchedSelectFieldProps<Row> {
  name: 'preferred_preparer' | 'preferred_office';
  /** Label of the empty option. */
  blank: string;
  none: Choice;
  /** First page of the unfiltered list; undefined while loading. */
  all: ListPage<Row> | undefined;
  /** First page of the current search; keeps the previous result while loading. */
  found: { data?: ListPage<Row> | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
  choiceOf: (row: Row) => Choice;
  onSearch: (text: string) => void;
  text: {
    find: string;
    shown: (counts: Counts) => string;
    found: (counts: Counts) => string;
    nothing: string;
    failed: string;
  };
}

/** Select for records. Shows the total if there are more than it lists, and searches them on the server. */
export function SearchedSelectField<Row>(props: SearchedSelectFieldProps<Row>) {
  const { name, blank, none, all, found, choiceOf, onSearch, text } = props;
  const t = useTranslate();
  const chosen = useFieldValue(name);
  const { rows = [], total = 0 } = found.data ?? all ?? {};
  const isLong = all !== undefined && all.total > all.rows.length;
  const counts = { count: rows.length, total };
  const shown = total > rows.length ? text.shown(counts) : total > 0 ? text.found(counts) : text.nothing;
  return (
    <>
      {isLong ? <SearchBox label={text.find} onSearch={onSearch} /> : null}
      <SelectField
        wide
        name={name}
        label={t('generalIntake.optional', { label: t(`generalIntake.fields.${name}`) })}
        blank={blank}
        choices={withChosen([...rows.map(choiceOf), none], chosen)}
        loading={all === undefined && !found.isError}
        {...(isLong && !found.isError ? { help: <span role="status">{shown}</span> } : {})}
      />
      {found.isError ? (
        <Alert tone="warning" live title={text.failed}>
          <Button busy={found.isFetching} onClick={() => void found.refetch()}>
            {t('core.tryAgain')}
          </Button>
        </Alert>
      ) : null}
    </>
  );
}

/** Adds the selected record, which the list may not include while it is loading, searched or paginated. */
const withChosen = (choices: Choice[], chosen: unknown): Choice[] =>
  typeof chosen !== 'string' || chosen === '' || choices.some(({ value }) => value === chosen)
    ? choices
    : [{ value: chosen, label: chosen }, ...choices];

/** Debounce after typing, ms. */
const rest = 300;

function SearchBox({ label, onSearch }: { label: string; onSearch: (text: string) => void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => onSearch(typed.trim()), rest);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  return (
    <div className="ui-field">
      <span className="ui-field__label">
        <label htmlFor={id}>{label}</label>
      </span>
      <input
        id={id}
        type="search"
        className="ui-select"
        autoComplete="off"
        maxLength={120}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // Prevents Enter from submitting the form.
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onSearch(typed.trim());
        }}
      />
    </div>
  );
}
