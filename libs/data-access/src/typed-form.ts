import { useCallback, useState } from 'react';
import { keepUnsavedDraft, unsavedDraftOf, useUser } from '@portal/data-access/core';

type Values = Readonly<Record<string, unknown>>;

/** What this needs of a form. */
interface WatchedForm {
  getValues: () => Values;
  watch: (onChange: (values: Values) => void) => { unsubscribe: () => void };
}

interface Kept<Row> {
  values: Values;
  /** The record that it was typed over. */
  row: Row;
}

interface RowForm<Row> {
  /** What the form shows of a record. */
  valuesOf: (row: Row) => Values;
  toBody: (values: Values) => object;
}

export interface TypedForm<Row> {
  /** The record to start from, and what the form shows at first. */
  row: Row;
  values: Values;
  /** What is shown was typed before, and is not saved. */
  isRestored: boolean;
  /** Keeps what is typed from now on, as long as it differs from this record. Returns how to stop. */
  watch: (form: WatchedForm, row: Row) => () => void;
}

/** To tell whether more was typed since. */
export const typedIn = (form: Pick<WatchedForm, 'getValues'>): string => JSON.stringify(form.getValues());

/**
 * A form that is saved by its button: what is typed in it and not saved is there again when its owner comes back to it, and whoever
 * closes the page or signs out meanwhile is asked.
 */
export function useTypedForm<Row>(name: string, current: Row, { valuesOf, toBody }: RowForm<Row>): TypedForm<Row> {
  const { id } = useUser();
  const [first] = useState(() => (unsavedDraftOf(id, name) as Kept<Row> | undefined) ?? null);
  const [isRestored, setRestored] = useState(first !== null);

  const watch = useCallback(
    (form: WatchedForm, row: Row) => {
      const saved = JSON.stringify(toBody(valuesOf(row)));
      const keep = (values: Values): void => {
        const isSaved = JSON.stringify(toBody(values)) === saved;
        keepUnsavedDraft(id, name, isSaved ? undefined : { values, row }, true);
        if (isSaved) setRestored(false);
      };
      keep(form.getValues());
      const { unsubscribe } = form.watch(keep);
      return unsubscribe;
    },
    [id, name, toBody, valuesOf],
  );

  const row = first?.row ?? current;
  return { row, values: first?.values ?? valuesOf(row), isRestored, watch };
}
