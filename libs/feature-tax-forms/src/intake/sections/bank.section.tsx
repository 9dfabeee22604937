import { intakeLimits as limits } from '@portal/domain/intake/intake.limits';
import { intakeWords as words } from '@portal/domain/intake/intake.words';
import { Card, Quiet } from '@portal/ui-kit/core';
import { Fields, SelectField, TextField, choicesOf } from '@portal/ui-kit/forms';

const accountTypes = choicesOf(words.accountTypes);

export const BankSection = () => (
  <Card id="bank" title={words.sections.bank}>
    <Quiet>{words.help.bank}</Quiet>
    <Fields>
      <TextField name="bank_name" maxLength={limits.bankNameMax} />
      <SelectField name="account_type" choices={accountTypes} blank={false} />
      <TextField
        name="routing_number"
        inputMode="numeric"
        maxLength={limits.routingMax}
        help={words.help.routing_number}
      />
      <TextField name="account_number" inputMode="numeric" maxLength={17} />
    </Fields>
  </Card>
);
