import type { ReactNode } from 'react';
import type { ScheduleCBody } from '@portal/domain/schedule-c/schedule-c.dto';
import type { ScheduleCAmount } from '@portal/domain/schedule-c/schedule-c.fields';
import { useTranslate } from '@portal/i18n';
import { MutedText } from '@portal/ui-kit/core';
import { fieldsOf } from '@portal/ui-kit/forms';
import { Folded } from '../folded';

const { useFieldValues } = fieldsOf<ScheduleCBody>();

interface FoldedAmountsProps {
  names: readonly ScheduleCAmount[];
  children: ReactNode;
}

/** Folds amounts that are not used. */
export function FoldedAmounts({ names, children }: FoldedAmountsProps) {
  const t = useTranslate();
  const used = useFieldValues(names).some(Boolean);
  return (
    <Folded
      used={used}
      summary={(open) => (open ? t('scheduleC.fewer') : t('scheduleC.more', { count: names.length }))}
    >
      <MutedText>{t('scheduleC.moreHelp')}</MutedText>
      {children}
    </Folded>
  );
}
