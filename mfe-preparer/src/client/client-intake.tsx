import type { ClientIntake } from '@portal/domain/clients/client-forms.dto';
import type { RevealBody } from '@portal/domain/clients/reveal.dto';
import { intakeFieldName, ReadOnlyIntake } from '@portal/feature-tax-forms/read-only';
import { useTranslate } from '@portal/i18n';
import { Stack } from '@portal/ui-kit/core';
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
  /** Uses one column, to fit beside a document. */
  narrow?: boolean;
}

/** A client's intake form, read-only, with masked numbers that can be revealed one by one. */
export function ClientIntakeReading({ clientId, form, narrow = false }: ClientIntakeReadingProps) {
  const t = useTranslate();
  return (
    <Stack>
      <SubmittedNotice
        submittedAt={form.submitted_at}
        changed={form.changed_fields.map((field) => intakeFieldName(field, t))}
      />
      <ReadOnlyIntake
        form={form}
        narrow={narrow}
        show={({ path, value }) => {
          // Not masked, because it is printed on every check and the office needs it in full.
          if (path === 'routing_number') return form.routing_number ?? value;
          const secret = secretOf(path);
          const masked = path === 'account_number' ? form.account_number : value;
          if (!secret || !masked || !isFilledIn(form, path)) return value;
          return (
            <MaskedValue
              key={form.version}
              clientId={clientId}
              secret={secret}
              masked={masked}
              label={intakeFieldName(path, t)}
            />
          );
        }}
      />
    </Stack>
  );
}

function isFilledIn(form: ClientIntake, path: string): boolean {
  const [part, at] = path.split('.');
  if (part === 'spouse_info') return Boolean(form.spouse_info?.ssn);
  if (part === 'children') return Boolean(form.children?.[Number(at)]?.ssn);
  return Boolean(path === 'ssn' ? form.ssn : form.account_number);
}
