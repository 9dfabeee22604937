import { useEffect, useRef, useState } from 'react';
import type { DtoClass } from '@portal/domain/contract/contract';
import { translateLabel } from '@portal/domain/contract/labels';
import { useTranslate } from '@portal/i18n';
import { Alert, Button, Inline } from '@portal/ui-kit/core';
import { Descriptions } from '@portal/ui-kit/data';
import type { ContractFormState } from '@portal/ui-kit/forms';

type Values = Readonly<Record<string, string>>;

interface Versioned {
  version: number;
}

export interface Conflict<Row = unknown> {
  /** What what is typed is a change of. */
  base: Row;
  /** The version that what is typed is a change of. */
  version: number;
  /** What somebody else has changed meanwhile; empty without a conflict. */
  differences: readonly { field: string; value: string }[];
  keepMine: () => void;
  takeTheirs: () => void;
}

/**
 * Two people change one record: what the other one saved is shown beside what is typed here, and nothing typed is lost.
 * @param first what the form starts from
 * @param valuesOf what the form shows of a record
 * @param current what is there by now, where the form starts from an earlier one
 * @returns the conflict, what is called with the record as it is there now, and what is called with one that was saved
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
  /** Who has changed what. */
  title: string;
  shape: DtoClass;
  conflict: Conflict;
}

export function ConflictNotice({ title, shape, conflict }: ConflictNoticeProps) {
  const t = useTranslate();
  const notice = useRef<HTMLDivElement>(null);
  const isThere = conflict.differences.length > 0;
  // It stands above the form, and the button that was pressed below it: on a small screen nothing would seem to have happened.
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
            value: value || t('edit.empty'),
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
