import type { IntakeBody } from '@portal/domain/intake/intake.dto';
import { formatMoney } from '@portal/domain/i18n/format';
import { useMyScheduleCQuery } from '@portal/data-access/schedule-c';
import { useSeason } from '@portal/data-access/season-context';
import { useLocale, useTranslate } from '@portal/i18n';
import { Card, MutedText } from '@portal/ui-kit/core';
import { Fields, fieldsOf } from '@portal/ui-kit/forms';
import { InputWarning } from '../../estimate/input-warning';
import {
  deductionFields,
  incomeFields,
  isAskedIn,
  isOfSomeYears,
  marketplaceFields,
  paidFields,
} from '@portal/domain/intake/intake.fields';

const { MoneyField, useFieldValues } = fieldsOf<IntakeBody>();

/** Help text of an amount: where to find it, and a warning if it is inconsistent. */
const WithRemark = ({ at }: { at: Exclude<(typeof paidFields)[number], 'estimated_payments'> | 'w2_income' }) => {
  const t = useTranslate();
  return (
    <>
      {t(`intake.help.${at}`)} <InputWarning at={at} />
    </>
  );
};

/** Replaced by Schedule C. */
const SelfEmploymentHelp = () => {
  const t = useTranslate();
  const locale = useLocale();
  const { data: business } = useMyScheduleCQuery();
  if (!business) return t('intake.help.self_employment_income');
  return t('intake.selfEmploymentInstead', { amount: formatMoney(business.net_profit_loss, locale) });
};

export const IncomeSection = () => {
  const t = useTranslate();
  return (
    <Card id="income" title={t('intake.sections.income')}>
      <Fields>
        {incomeFields.map((name) => (
          <MoneyField
            key={name}
            name={name}
            help={
              name === 'w2_income' ? (
                <WithRemark at={name} />
              ) : name === 'self_employment_income' ? (
                <SelfEmploymentHelp />
              ) : (
                t(`intake.help.${name}`)
              )
            }
          />
        ))}
      </Fields>
    </Card>
  );
};

/** Asks only for the deductions of the season's law. Blank means unknown for those that not every year has. */
export const DeductionsSection = () => {
  const t = useTranslate();
  const { tax_year: year } = useSeason();
  const fields = deductionFields.filter((name) => isAskedIn(name, year));
  return (
    <Card id="deductions" title={t('intake.sections.deductions')}>
      <Fields>
        {fields.map((name) => (
          <MoneyField key={name} name={name} blank={isOfSomeYears(name) ? null : 0} help={t(`intake.help.${name}`)} />
        ))}
      </Fields>
    </Card>
  );
};

/** Form 1095-A, in the step of the deductions. */
export const MarketplaceSection = () => {
  const t = useTranslate();
  return (
    <Card id="marketplace" title={t('intake.marketplace.title')}>
      <MutedText>{t('intake.marketplace.about')}</MutedText>
      <Fields>
        {marketplaceFields.map((name) => (
          <MoneyField key={name} name={name} blank={null} help={t(`intake.help.${name}`)} />
        ))}
      </Fields>
    </Card>
  );
};

/** In this field, empty means unknown, not 0. */
export const WithholdingSection = () => {
  const t = useTranslate();
  const [state, city] = useFieldValues(['state', 'city_withheld']);
  // Shown only in states whose cities the estimate supports; an existing amount stays visible.
  const hasCities = state === 'MI' || typeof city === 'number';
  const fields = paidFields.filter((name) => name !== 'city_withheld' || hasCities);
  return (
    <Card id="withholding" title={t('intake.sections.withholding')}>
      <Fields>
        {fields.map((name) => (
          <MoneyField
            key={name}
            name={name}
            blank={null}
            help={name === 'estimated_payments' ? t(`intake.help.${name}`) : <WithRemark at={name} />}
          />
        ))}
      </Fields>
    </Card>
  );
};

export const PreviousYearSection = () => {
  const t = useTranslate();
  return (
    <Card id="previousYear" title={t('intake.sections.previousYear')}>
      <Fields>
        <MoneyField name="previous_year_agi" blank={null} help={t('intake.help.previous_year_agi')} />
        <MoneyField name="previous_year_refund" blank={null} help={t('intake.help.previous_year_refund')} />
      </Fields>
    </Card>
  );
};
