import { useState } from 'react';
import { useTranslate } from '@portal/i18n';
import { LoadingState, SkeletonLines } from '@portal/ui-kit/core';
import { Tabs } from '@portal/ui-kit/controls';
import { ClientIntakeReading } from '../client-intake';
import { ClientScheduleCReading } from '../client-schedule-c';
import { NothingYet } from '../nothing-yet';
import { useClientIntake, useClientScheduleC } from '../use-client-records';

const forms = ['intake', 'schedule-c'] as const;

/** Focusable, so that it can be scrolled by keyboard. */
const reachable = { role: 'region', tabIndex: 0 } as const;

/** The client's answers, for comparison with a document. Keeps the selected form when the client changes. */
export function ClientData({ clientId }: { clientId: string }) {
  const t = useTranslate();
  const [form, setForm] = useState<(typeof forms)[number]>('intake');
  return (
    <div className="review__data" aria-label={t('clients.papers.data')} {...reachable}>
      <Tabs
        active={form}
        onChange={setForm}
        items={forms.map((key) => ({ key, label: t(`clients.detail.tabs.${key}`) }))}
      >
        {form === 'intake' ? <Intake clientId={clientId} /> : <ScheduleC clientId={clientId} />}
      </Tabs>
    </div>
  );
}

function Intake({ clientId }: { clientId: string }) {
  const t = useTranslate();
  const intake = useClientIntake(clientId);
  if (intake.data === undefined) return <Coming />;
  if (intake.data === null) return <NothingYet title={t('clients.detail.noIntake')} of={intake} />;
  return <ClientIntakeReading clientId={clientId} form={intake.data} />;
}

function ScheduleC({ clientId }: { clientId: string }) {
  const t = useTranslate();
  const scheduleC = useClientScheduleC(clientId);
  if (scheduleC.data === undefined) return <Coming />;
  if (scheduleC.data === null) return <NothingYet title={t('clients.detail.noScheduleC')} of={scheduleC} />;
  return <ClientScheduleCReading form={scheduleC.data} />;
}

const Coming = () => (
  <LoadingState>
    <SkeletonLines lines={10} />
  </LoadingState>
);
