import { useClientIntakeHistoryQuery } from '@portal/data-access/clients';
import { allVersions, ReadOnlyIntake, Versions } from '@portal/feature-tax-forms/read-only';
import { useTranslate } from '@portal/i18n';
import { Card, LoadingState, SkeletonCard, Stack } from '@portal/ui-kit/core';
import { ClientIntakeReading } from '../client-intake';
import { NothingYet } from '../nothing-yet';
import { useClientIntake } from '../use-client-records';

/** The client's intake form, and every submitted version. */
export function IntakeTab({ clientId }: { clientId: string }) {
  const t = useTranslate();
  const intake = useClientIntake(clientId);
  const history = useClientIntakeHistoryQuery({ clientId, query: allVersions }, { refetchOnMountOrArgChange: true });
  if (intake.data === undefined)
    return (
      <LoadingState>
        <SkeletonCard lines={12} />
      </LoadingState>
    );
  if (intake.data === null) return <NothingYet title={t('clients.detail.noIntake')} of={intake} />;
  return (
    <Stack>
      <Card id="intake" title={t('clients.detail.tabs.intake')}>
        <ClientIntakeReading clientId={clientId} form={intake.data} />
      </Card>
      {intake.data.submitted ? (
        <Versions about={t('clients.detail.versionsAbout')} query={history}>
          {({ form }) => <ReadOnlyIntake form={form} />}
        </Versions>
      ) : null}
    </Stack>
  );
}
