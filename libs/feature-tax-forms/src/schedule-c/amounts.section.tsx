import { useMemo } from 'react';
import type { ScheduleCBody } from '@portal/domain/schedule-c/schedule-c.dto';
import {
  scheduleCAmounts,
  scheduleCAmountsIn,
  type ScheduleCAmount,
} from '@portal/domain/schedule-c/schedule-c.fields';
import { useTranslate } from '@portal/i18n';
import { Card } from '@portal/ui-kit/core';
import { Fields, fieldsOf } from '@portal/ui-kit/forms';
import { FoldedAmounts } from './folded-amounts';

const { MoneyField } = fieldsOf<ScheduleCBody>();

/** Expenses that most small businesses have, shown while none is used. */
const common: readonly ScheduleCAmount[] = [
  'advertising',
  'car_truck_expenses',
  'insurance',
  'office_expense',
  'supplies',
  'meals_entertainment',
  'utilities',
  'other_expenses',
];

interface AmountsSectionProps {
  section: 'income' | 'expenses';
  /** Returns whether the form was opened with this amount, which is then shown. */
  isUsed: (name: ScheduleCAmount) => boolean;
}

/** Shows the amounts of a section, each with its line of the official form; the expenses that are not used are folded. */
export const AmountsSection = ({ section, isUsed }: AmountsSectionProps) => {
  const t = useTranslate();
  const names = scheduleCAmountsIn(section);
  const folded = useMemo(() => {
    if (section === 'income') return [];
    const all = scheduleCAmountsIn(section);
    const shown = all.some(isUsed) ? all.filter(isUsed) : common;
    return all.filter((name) => !shown.includes(name));
  }, [isUsed, section]);
  return (
    <Card id={section} title={t(`scheduleC.sections.${section}`)}>
      <Amounts names={names.filter((name) => !folded.includes(name))} />
      {folded.length > 0 ? (
        <FoldedAmounts names={folded}>
          <Amounts names={folded} />
        </FoldedAmounts>
      ) : null}
    </Card>
  );
};

function Amounts({ names }: { names: readonly ScheduleCAmount[] }) {
  const t = useTranslate();
  return (
    <Fields>
      {names.map((name) => (
        <MoneyField
          key={name}
          name={name}
          wordsAreZero
          help={
            name === 'meals_entertainment'
              ? t('scheduleC.help.meals_entertainment')
              : t('scheduleC.help.line', { line: scheduleCAmounts[name].line })
          }
        />
      ))}
    </Fields>
  );
}
