import { accountTypes, type IntakeBody } from '@portal/domain/intake/intake.dto';
import { intakeLimits as limits } from '@portal/domain/intake/intake.limits';
import { useTranslate } from '@portal/i18n';
import { Card, MutedText } from '@portal/ui-kit/core';
import { Fields, fieldsOf } from '@portal/ui-kit/forms';

const { SelectField, TextField } = fieldsOf<IntakeBody>();

export const BankSection = () => {
  const t = useTranslate();
  return (
    <Card id="bank" title={t('intake.sections.bank')}>
      <MutedText>{t('intake.help.bank')}</MutedText>
      <Fields>
        <TextField name="bank_name" maxLength={limits.bankNameMax} />
        <SelectField
          name="account_type"
          choices={accountTypes.map((value) => ({ value, label: t(`intake.accountTypes.${value}`) }))}
          blank={false}
        />
        <TextField
          name="routing_number"
          inputMode="numeric"
          maxLength={limits.routingMax}
          help={t('intake.help.routing_number')}
        />
        <TextField name="account_number" inputMode="numeric" maxLength={17} />
      </Fields>
    </Card>
  );
};
