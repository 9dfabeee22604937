import { useState } from 'react';
import type { IntakeSnapshot } from '@portal/domain/intake/intake-form.dto';
import { formatDateTime } from '@portal/domain/i18n/format';
import { useLocale, useTranslate } from '@portal/i18n';
import { Stack } from '@portal/ui-kit/core';
import { Descriptions } from '@portal/ui-kit/data';
import { groupsOf, type SnapshotGroup } from './snapshot-groups';

/** When and by whom; opened, what was sent. */
export function Snapshot({ snapshot }: { snapshot: IntakeSnapshot }) {
  const t = useTranslate();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const { submitted_at, submitted_by_name, form } = snapshot;
  return (
    <details className="tax-details" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {t('intake.history.version', { when: formatDateTime(submitted_at, locale), who: submitted_by_name })}
      </summary>
      {/* Numbers of people are not in the page unless somebody asks for them. */}
      {open ? (
        <Stack>
          {groupsOf(form, t, locale).map((group) => (
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
    <Descriptions items={rows.map(({ field, label, value }) => ({ key: field, label, value }))} />
  </section>
);
