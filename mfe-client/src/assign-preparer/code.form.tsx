import { AssignByCodeQuery } from '@portal/domain/assignments/assignments.dto';
import { assignmentLimits } from '@portal/domain/assignments/assignments.limits';
import { useTranslate } from '@portal/i18n';
import { Card } from '@portal/ui-kit/core';
import { ContractForm, SubmitButton, fieldsOf, useContractForm } from '@portal/ui-kit/forms';
import type { PreparerPreference } from './use-assign';

const { TextField, useFieldValue } = fieldsOf<AssignByCodeQuery>();

/** "Trimmed, upper-cased, max 6 characters" (specification part 2, section 5). */
const cleanCode = (typed: string): string => typed.trim().toUpperCase().slice(0, assignmentLimits.code);

/** Form for clients whose preparer has given them a code. */
export function CodeForm({ onPrefer }: { onPrefer: (preference: PreparerPreference) => Promise<void> }) {
  const t = useTranslate();
  const form = useContractForm(AssignByCodeQuery, { defaultValues: { preparer_code: '' } });
  return (
    <Card title={t('assignments.byCode')}>
      <ContractForm
        form={form}
        label={t('assignments.byCode')}
        onSubmit={form.submit(({ preparer_code }) => onPrefer({ code: preparer_code }))}
      >
        <TextField name="preparer_code" help={t('assignments.codeHelp')} clean={cleanCode} />
        <div>
          <AssignButton />
        </div>
      </ContractForm>
    </Card>
  );
}

function AssignButton() {
  const t = useTranslate();
  const code = useFieldValue('preparer_code');
  return <SubmitButton disabled={!code}>{t('assignments.assign')}</SubmitButton>;
}
