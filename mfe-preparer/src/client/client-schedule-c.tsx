import type { ClientScheduleC } from '@portal/domain/clients/client-forms.dto';
import { scheduleCFieldName, scheduleCRows } from '@portal/feature-tax-forms/read-only';
import { useLocale, useTranslate } from '@portal/i18n';
import { AnswerList, AnswerSections } from './answers/answer-list';
import { SubmittedNotice } from './submitted.notice';

/** A client's Schedule C, read-only. */
export function ClientScheduleCReading({ form }: { form: ClientScheduleC }) {
  const t = useTranslate();
  const locale = useLocale();
  const changed = new Set(form.changed_fields);
  const { business, amounts } = scheduleCRows(form, form.net_profit_loss, t, locale);
  const marked = [business, amounts].map((rows) => rows.map((row) => ({ ...row, changed: changed.has(row.key) })));
  return (
    <>
      <SubmittedNotice
        submittedAt={form.submitted_at}
        changed={form.changed_fields.map((field) => scheduleCFieldName(field, t))}
      />
      <AnswerSections>
        {marked.map((answers, at) => (
          <AnswerList key={at} answers={answers} />
        ))}
      </AnswerSections>
    </>
  );
}
