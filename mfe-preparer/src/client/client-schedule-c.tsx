import type { ClientScheduleC } from '@portal/domain/clients/client-forms.dto';
import { scheduleCFieldName, ReadOnlyScheduleC } from '@portal/feature-tax-forms/read-only';
import { useTranslate } from '@portal/i18n';
import { Stack } from '@portal/ui-kit/core';
import { SubmittedNotice } from './submitted.notice';

/** A client's Schedule C, read-only. */
export function ClientScheduleCReading({ form, narrow = false }: { form: ClientScheduleC; narrow?: boolean }) {
  const t = useTranslate();
  return (
    <Stack>
      <SubmittedNotice
        submittedAt={form.submitted_at}
        changed={form.changed_fields.map((field) => scheduleCFieldName(field, t))}
      />
      <ReadOnlyScheduleC narrow={narrow} form={form} net={form.net_profit_loss} />
    </Stack>
  );
}
