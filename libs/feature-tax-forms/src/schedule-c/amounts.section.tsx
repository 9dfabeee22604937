import type { ScheduleCBody } from '@portal/domain/schedule-c/schedule-c.dto';
import { scheduleCAmounts, scheduleCAmountsIn } from '@portal/domain/schedule-c/schedule-c.fields';
import { useTranslate } from '@portal/i18n';
import { Card } from '@portal/ui-kit/core';
import { Fields, fieldsOf } from '@portal/ui-kit/forms';

const { MoneyField } = fieldsOf<ScheduleCBody>();

/** Shows the amounts of a section, each with its line of the official form. */
export const AmountsSection = ({ section }: { section: 'income' | 'expenses' }) => {
  const t = useTranslate();
  return (
    <Card id={section} title={t(`scheduleC.sections.${section}`)}>
      <Fields>
        {scheduleCAmountsIn(section).map((name) => (
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
    </Card>
  );
};
