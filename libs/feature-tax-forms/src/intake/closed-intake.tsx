import { useMyIntakeQuery } from '@portal/data-access/intake';
import type { IntakeForm } from '@portal/domain/intake/intake-form.dto';
import { useTranslate } from '@portal/i18n';
import { ClosedForm } from '../form/closed-form';
import { ReadOnlyIntake } from '../read-only/read-only-intake';

/** The client's own intake form of a season that is not open. */
export default function ClosedIntake() {
  const t = useTranslate();
  return (
    <ClosedForm<IntakeForm> title={t('intake.title')} query={useMyIntakeQuery()}>
      {(form) => <ReadOnlyIntake form={form} />}
    </ClosedForm>
  );
}
