import type { Locale } from '@portal/domain/i18n/locales';
import type { Translate } from '@portal/domain/i18n/message';
import type { ScheduleCBody } from '@portal/domain/schedule-c/schedule-c.dto';
import { businessFieldNames, scheduleCAmountsIn } from '@portal/domain/schedule-c/schedule-c.fields';
import { useLocale, useTranslate } from '@portal/i18n';
import type { ContractFormState } from '@portal/ui-kit/forms';
import { emptyAmount } from '../fields/field-text';
import { fieldName, shownValue } from '../fields/schedule-c-text';
import { FormReview, type ReviewGroup } from '../form/form-review';
import { useRestingValues } from '../form/section-nav';
import { bodyOf } from './schedule-c.definition';

export interface ScheduleCReviewProps {
  form: ContractFormState<ScheduleCBody>;
  onEdit: (path: string) => void;
}

/** Shows the answers of Schedule C before submitting: the business, the income, and the expenses that are used. */
export function ScheduleCReview({ form, onEdit }: ScheduleCReviewProps) {
  const t = useTranslate();
  const locale = useLocale();
  const values = useRestingValues(form);
  return <FormReview groups={groupsOf(bodyOf(values), t, locale)} onEdit={onEdit} />;
}

function groupsOf(body: ScheduleCBody, t: Translate, locale: Locale): ReviewGroup[] {
  const amountsIn = (section: 'income' | 'expenses') =>
    scheduleCAmountsIn(section).map((name) => ({
      path: name,
      label: fieldName(name, t),
      value: body[name] ? shownValue(name, body[name], t, locale) : emptyAmount,
      isAmount: true,
      isUsed: Boolean(body[name]),
    }));
  const expenses = amountsIn('expenses');
  const used = expenses.filter(({ isUsed }) => isUsed);
  return [
    {
      title: t('scheduleC.sections.business'),
      rows: businessFieldNames.map((name) => ({
        path: `business_info.${name}`,
        label: fieldName(name, t),
        value: shownValue(name, body.business_info?.[name], t, locale),
      })),
    },
    { title: t('scheduleC.sections.income'), rows: amountsIn('income') },
    // Without any expense, the first one stands for the empty section, so that it can still be edited from here.
    { title: t('scheduleC.sections.expenses'), rows: used.length > 0 ? used : expenses.slice(0, 1) },
  ];
}
