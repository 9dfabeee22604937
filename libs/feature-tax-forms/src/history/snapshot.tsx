import { useState } from 'react';
import type { IntakeSnapshot } from '@portal/domain/intake/intake-form.dto';
import { intakeWords } from '@portal/domain/intake/intake.words';
import { Stack, formatDateTime } from '@portal/ui-kit/core';
import { groupsOf, type SnapshotGroup } from './snapshot-groups';

/** When and by whom; opened, what was sent. */
export function Snapshot({ snapshot }: { snapshot: IntakeSnapshot }) {
  const [open, setOpen] = useState(false);
  const { submitted_at, submitted_by_name, form } = snapshot;
  return (
    <details className="tax-details" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{intakeWords.history.version(formatDateTime(submitted_at), submitted_by_name)}</summary>
      {/* Numbers of people are not in the page unless somebody asks for them. */}
      {open ? (
        <Stack>
          {groupsOf(form).map((group) => (
            <Group key={group.title} {...group} />
          ))}
        </Stack>
      ) : null}
    </details>
  );
}

const Group = ({ title, rows }: SnapshotGroup) => (
  <section className="ui-stack ui-stack--tight">
    <h3>{title}</h3>
    <dl className="tax-parts">
      {rows.map(({ field, label, value }) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
);
