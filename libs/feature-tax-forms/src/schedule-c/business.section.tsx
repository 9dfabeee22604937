import {
  BusinessInfo,
  accountingMethods,
  businessTypes,
  type ScheduleCBody,
} from '@portal/domain/schedule-c/schedule-c.dto';
import { scheduleCLimits as limits } from '@portal/domain/schedule-c/schedule-c.limits';
import { useTranslate } from '@portal/i18n';
import { Card } from '@portal/ui-kit/core';
import { Fields, fieldsOf } from '@portal/ui-kit/forms';

const { FormPart } = fieldsOf<ScheduleCBody>();
const { SelectField, StateField, TextField } = fieldsOf<BusinessInfo>();

export const BusinessSection = () => {
  const t = useTranslate();
  return (
    <Card id="business" title={t('scheduleC.sections.business')}>
      <FormPart name="business_info" shape={BusinessInfo}>
        <Fields>
          <TextField name="business_name" autoComplete="organization" maxLength={limits.businessNameMax} />
          <SelectField
            name="business_type"
            choices={businessTypes.map((value) => ({ value, label: t(`scheduleC.businessTypes.${value}`) }))}
          />
          <TextField name="ein" inputMode="numeric" maxLength={limits.einMax} help={t('scheduleC.help.ein')} />
          <TextField name="business_address" autoComplete="street-address" maxLength={limits.addressMax} />
          <TextField name="business_city" autoComplete="address-level2" maxLength={limits.cityMax} />
          <StateField name="business_state" />
          <TextField name="business_zip" autoComplete="postal-code" inputMode="numeric" maxLength={limits.zipMax} />
          <SelectField
            name="accounting_method"
            choices={accountingMethods.map((value) => ({ value, label: t(`scheduleC.accountingMethods.${value}`) }))}
            help={t('scheduleC.help.accounting_method')}
          />
        </Fields>
      </FormPart>
    </Card>
  );
};
