import type { ReactNode } from 'react';
import type { ClientIntake } from '@portal/domain/clients/client-forms.dto';
import type { RevealBody } from '@portal/domain/clients/reveal.dto';
import { intakeFieldName, intakeGroups, type IntakeRow } from '@portal/feature-tax-forms/read-only';
import { useLocale, useTranslate } from '@portal/i18n';
import { AnswerList, AnswerSections } from './answers/answer-list';
import { MaskedValue } from './reveal/masked-value';
import { SubmittedNotice } from './submitted.notice';

/** Returns which sensitive number a form field holds, if any. */
function secretOf(path: string): Pick<RevealBody, 'field' | 'child'> | undefined {
  if (path === 'ssn' || path === 'account_number') return { field: path };
  if (path === 'spouse_info.ssn') return { field: 'spouse_ssn' };
  const child = /^children\.(\d+)\.ssn$/.exec(path)?.[1];
  return child === undefined ? undefined : { field: 'child_ssn', child: Number(child) };
}

interface ClientIntakeReadingProps {
  clientId: string;
  form: ClientIntake;
}

/** Returns what to show instead of an answer's text: a number in full, or one that can be revealed; otherwise undefined. */
function secretAnswer(clientId: string, form: ClientIntake, { path, label, value }: IntakeRow): ReactNode {
  const secret = secretOf(path);
  const masked = path === 'account_number' ? form.account_number : value;
  if (!secret || !masked || !isFilledIn(form, path)) return undefined;
  return <MaskedValue key={form.version} clientId={clientId} secret={secret} masked={masked} label={label} />;
}

/** Returns an answer as text. The routing number is not masked: it is printed on every check, and needed in full. */
const answerText = (form: ClientIntake, { path, value }: IntakeRow): string =>
  path === 'routing_number' ? (form.routing_number ?? value) : value;

/** A client's intake form in sections, with masked numbers that can be revealed one by one. */
export function ClientIntakeReading({ clientId, form }: ClientIntakeReadingProps) {
  const t = useTranslate();
  const locale = useLocale();
  const changed = new Set(form.changed_fields);
  return (
    <>
      <SubmittedNotice
        submittedAt={form.submitted_at}
        changed={form.changed_fields.map((field) => intakeFieldName(field, t))}
      />
      <AnswerSections>
        {intakeGroups(form, t, locale).map(({ title, rows }) => (
          <AnswerList
            key={title}
            title={title}
            answers={rows.map((row) => ({
              key: row.path,
              label: row.label,
              value: answerText(form, row),
              shown: secretAnswer(clientId, form, { ...row, label: intakeFieldName(row.path, t) }),
              changed: changed.has(row.path),
            }))}
          />
        ))}
      </AnswerSections>
    </>
  );
}

function isFilledIn(form: ClientIntake, path: string): boolean {
  const [part, at] = path.split('.');
  if (part === 'spouse_info') return Boolean(form.spouse_info?.ssn);
  if (part === 'children') return Boolean(form.children?.[Number(at)]?.ssn);
  return Boolean(path === 'ssn' ? form.ssn : form.account_number);
}
