import { useNavigate } from 'react-router-dom';
import { useTranslate } from '@portal/i18n';
import { useLazyMyIntakeQuery } from '@portal/data-access/intake';
import { taxYear } from '@portal/domain/tax/tax.limits';
import { PageFrame } from '@portal/ui-kit/core';
import { FormShape } from '../form/form-shape';
import { useLoadedRecord } from '../form/use-loaded-record';
import { IntakeForm } from './intake.form';
import '../tax-forms.css';

/** The tax intake form of the client who is signed in (/intake-form). */
export function IntakeScreen() {
  const t = useTranslate();
  return <IntakeFields lead={t('intake.lead', { year: taxYear })} />;
}

/** The form with the client's record in it. `preparerCode`: whose page it is filled in on. */
export function IntakeFields({ lead, preparerCode }: { lead: string; preparerCode?: string }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const record = useLoadedRecord('GET /intake', useLazyMyIntakeQuery());
  return (
    <PageFrame title={t('intake.title')} lead={lead}>
      {record === undefined ? (
        <FormShape />
      ) : (
        <IntakeForm
          record={record}
          {...(preparerCode ? { preparerCode } : {})}
          onSubmitted={() => void navigate('/')}
        />
      )}
    </PageFrame>
  );
}
