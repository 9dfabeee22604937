import { useState, type ReactNode } from 'react';
import type { ScheduleCBody } from '@portal/domain/schedule-c/schedule-c.dto';
import type { ScheduleCAmount } from '@portal/domain/schedule-c/schedule-c.fields';
import { useTranslate } from '@portal/i18n';
import { MutedText } from '@portal/ui-kit/core';
import { fieldsOf } from '@portal/ui-kit/forms';

const { useFieldValues } = fieldsOf<ScheduleCBody>();

interface FoldedAmountsProps {
  names: readonly ScheduleCAmount[];
  children: ReactNode;
}

/** Folds amounts that are not used. Opens when one of them gets an amount, also from another window, and stays open. */
export function FoldedAmounts({ names, children }: FoldedAmountsProps) {
  const t = useTranslate();
  const used = useFieldValues(names).some(Boolean);
  const [open, setOpen] = useState(used);
  if (used && !open) setOpen(true);
  return (
    <details className="tax-folded" open={open} onToggle={({ currentTarget }) => setOpen(used || currentTarget.open)}>
      <summary>{open ? t('scheduleC.fewer') : t('scheduleC.more', { count: names.length })}</summary>
      <MutedText>{t('scheduleC.moreHelp')}</MutedText>
      {children}
    </details>
  );
}
