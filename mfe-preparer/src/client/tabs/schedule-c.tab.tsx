import { useClientScheduleCHistoryQuery } from '@portal/data-access/clients';
import { allVersions, ReadOnlyScheduleC, Versions } from '@portal/feature-tax-forms/read-only';
import { useTranslate } from '@portal/i18n';
import { Card, LoadingState, SkeletonCard, Stack } from '@portal/ui-kit/core';
import { ClientScheduleCReading } from '../client-schedule-c';
import { NothingYet } from '../nothing-yet';
import { useClientScheduleC } from '../use-client-records';

/** The client's Schedule C, and every submitted version. */
export function ScheduleCTab({ clientId }: { clientId: string }) {
  const t = useTranslate();
  const scheduleC = useClientScheduleC(clientId);
  const history = useClientScheduleCHistoryQuery({ clientId, query: allVersions }, { refetchOnMountOrArgChange: true });
  if (scheduleC.data === undefined)
    return (
      <LoadingState>
        <SkeletonCard lines={12} />
      </LoadingState>
    );
  if (scheduleC.data === null) return <NothingYet title={t('clients.detail.noScheduleC')} of={scheduleC} />;
  return (
    <Stack>
      <Card id="schedule-c" title={t('clients.detail.tabs.schedule-c')}>
        <ClientScheduleCReading form={scheduleC.data} />
      </Card>
      {scheduleC.data.submitted ? (
        <Versions about={t('clients.detail.versionsAbout')} query={history}>
          {({ form, net_profit_loss: net }) => <ReadOnlyScheduleC form={form} net={net} />}
        </Versions>
      ) : null}
    </Stack>
  );
}
