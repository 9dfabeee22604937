import type { ReactNode } from 'react';
import type { IntakeBody } from '@portal/domain/intake/intake.dto';
import { useLocale, useTranslate } from '@portal/i18n';
import { Stack } from '@portal/ui-kit/core';
import { Descriptions } from '@portal/ui-kit/data';
import { groupsOf, type IntakeRow } from './intake-groups';

interface IntakeReadingProps {
  form: IntakeBody;
  /** Renders a value; by default as plain text, with identifying numbers masked to their last digits. */
  show?: (row: IntakeRow) => ReactNode;
}

const itself = ({ value }: IntakeRow): ReactNode => value;

/** Shows an intake form read-only, in the order of the form. */
export function ReadOnlyIntake({ form, show = itself }: IntakeReadingProps) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <Stack>
      {groupsOf(form, t, locale).map(({ title, rows }) => (
        <section key={title} className="ui-stack ui-stack--tight">
          <h3>{title}</h3>
          <Descriptions items={rows.map((row) => ({ key: row.path, label: row.label, value: show(row) }))} />
        </section>
      ))}
    </Stack>
  );
}
