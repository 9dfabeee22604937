import { useCallback, useState } from 'react';
import { useUser } from '@portal/data-access/core';
import { draftOf, keepDraft } from '@portal/drafts/core';

type Values = Readonly<Record<string, unknown>>;

/** Parts of a form that are used here. */
interface WatchedForm {
  getValues: () => Values;
  watch: (onChange: (values: Values) => void) => { unsubscribe: () => void };
}

interface Kept<Row> {
  values: Values;
  /** Record the user was editing. */
  row: Row;
}

interface RowForm<Row> {
  /** Returns the form values of a record. */
  valuesOf: (row: Row) => Values;
  toBody: (values: Values) => object;
}

export interface FormDraft<Row> {
  /** Record to start from. */
  row: Row;
  /** Initial values of the form. */
  values: Values;
  /** True if the initial values come from a draft that was not saved. */
  isRestored: boolean;
  /**
   * Keeps input from now on while it differs from this record.
   * @returns a function that stops
   */
  watch: (form: WatchedForm, row: Row) => () => void;
}

/** Returns a snapshot of the input, to detect later typing. */
export const inputSnapshot = (form: Pick<WatchedForm, 'getValues'>): string => JSON.stringify(form.getValues());

/**
 * Keeps the unsaved input of a form with a save button: restores it when its owner comes back, and warns before the
 * page is closed or the user signs out.
 */
export function useFormDraft<Row>(name: string, current: Row, { valuesOf, toBody }: RowForm<Row>): FormDraft<Row> {
  const { id } = useUser();
  const [first] = useState(() => (draftOf(id, name) as Kept<Row> | undefined) ?? null);
  const [isRestored, setRestored] = useState(first !== null);

  const watch = useCallback(
    (form: WatchedForm, row: Row) => {
      const saved = JSON.stringify(toBody(valuesOf(row)));
      const keep = (values: Values): void => {
        const isSaved = JSON.stringify(toBody(values)) === saved;
        keepDraft(id, name, isSaved ? undefined : { values, row }, true);
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
