import { useEffect, useRef, useState } from 'react';
import type { DtoClass } from '@portal/domain/contract/contract';
import { translateLabel } from '@portal/domain/contract/labels';
import { useTranslate } from '@portal/i18n';
import { Alert, Button, Inline } from '@portal/ui-kit/core';
import { Descriptions } from '@portal/ui-kit/data';
import type { ContractFormState } from '@portal/ui-kit/forms';

type Value = string | boolean;
type Values = Readonly<Record<string, Value>>;

interface Versioned {
  version: number;
}

export interface Conflict<Row = unknown> {
  /** The record that the edits are based on. */
  base: Row;
  /** The version that the edits are based on. */
  version: number;
  /** Changes saved by another user in the meantime; empty without a conflict. */
  differences: readonly { field: string; value: Value }[];
  keepMine: () => void;
  takeTheirs: () => void;
}

/**
 * Handles concurrent edits of one record (optimistic locking): shows another user's changes beside the user's unsaved
 * input, and discards neither.
 * @param first record that the form starts from
 * @param valuesOf form values of a record
 * @param current record as stored now, if newer than `first`
 * @returns the conflict, a callback for the record as stored now, and a callback for a saved record
 */
export function useConflict<Row extends Versioned>(
  first: Row,
  form: Pick<ContractFormState<object>, 'methods'>,
  valuesOf: (row: Row) => Values,
  current = first,
): [Conflict<Row>, showTheirs: (theirs: Row) => void, restart: (saved: Row) => void] {
  const [base, setBase] = useState(first);
  const [theirs, setTheirs] = useState(() => (current.version === first.version ? undefined : current));
  const [was, now] = [valuesOf(base), valuesOf(theirs ?? base)];
  const differences = Object.keys(now).filter((field) => now[field] !== was[field]);

  const settle = (keeps: (field: string) => boolean): void => {
    for (const field of differences)
      if (!keeps(field)) form.methods.setValue(field, now[field], { shouldValidate: true });
    setBase(theirs ?? base);
    setTheirs(undefined);
  };
  const isMine = (field: string): boolean => form.methods.getValues(field) !== was[field];

  const restart = (saved: Row): void => {
    setBase(saved);
    setTheirs(undefined);
  };

  const conflict = {
    base,
    version: base.version,
    differences: differences.map((field) => ({ field, value: now[field] ?? '' })),
    keepMine: () => settle(isMine),
    takeTheirs: () => settle(() => false),
  };
  return [conflict, setTheirs, restart];
}

interface ConflictNoticeProps {
  /** Title of the notice. */
  title: string;
  shape: DtoClass;
  conflict: Conflict;
}

export function ConflictNotice({ title, shape, conflict }: ConflictNoticeProps) {
  const t = useTranslate();
  const notice = useRef<HTMLDivElement>(null);
  const isThere = conflict.differences.length > 0;
  // Scroll to the notice: it is above the form, and the submit button is below.
  useEffect(() => {
    if (isThere) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [isThere]);
  if (!isThere) return null;
  return (
    <div ref={notice}>
      <Alert tone="warning" live title={title}>
        <p>{t('edit.nowThere')}</p>
        <Descriptions
          items={conflict.differences.map(({ field, value }) => ({
            key: field,
            label: translateLabel(t, shape, field),
            value: typeof value === 'boolean' ? t(value ? 'core.yes' : 'core.no') : value || t('edit.empty'),
          }))}
        />
        <p>{t('edit.stillYours')}</p>
        <Inline>
          <Button onClick={conflict.keepMine}>{t('edit.keepMine')}</Button>
          <Button onClick={conflict.takeTheirs}>{t('edit.takeTheirs')}</Button>
        </Inline>
      </Alert>
    </div>
  );
}
