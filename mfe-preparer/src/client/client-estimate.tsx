import { useSeason } from '@portal/data-access/season-context';
import type { ClientIntake, ClientScheduleC } from '@portal/domain/clients/client-forms.dto';
import { NoEstimate } from '@portal/feature-tax-forms/no-estimate';
import type { SubmittedEstimateProps } from '@portal/feature-tax-forms/submitted-estimate';
import { useTranslate } from '@portal/i18n';
import { Button, Card, lazyPart, LoadingState, MutedText, SkeletonCard, Stack } from '@portal/ui-kit/core';
import { useClientIntake, useClientScheduleC } from './use-client-records';

/** Lazy-loaded with the first form that is opened, together with the tax engine. */
const Estimate = lazyPart<SubmittedEstimateProps>(
  () => import('@portal/feature-tax-forms/submitted-estimate'),
  ({ failed, onRetry }) => (failed ? <NotLoaded onRetry={onRetry} /> : <Loading />),
);

type FigureProps = Pick<SubmittedEstimateProps, 'intake' | 'scheduleC'>;

const Figure = lazyPart<FigureProps>(
  () => import('@portal/feature-tax-forms/submitted-figure'),
  () => null,
);

/** The estimate as one amount, for pages that do not show the form. */
export function ClientEstimateFigure({ clientId }: { clientId: string }) {
  const intake = useClientIntake(clientId);
  const scheduleC = useClientScheduleC(clientId);
  if (!intake.data || scheduleC.data === undefined || scheduleC.isMissing) return null;
  return <Figure intake={intake.data} scheduleC={scheduleC.data} />;
}

/**
 * Shows the client's estimate next to the form it is based on. Shows no estimate while Schedule C is not loaded,
 * because its profit may replace an amount of the form.
 */
export function ClientEstimate({ clientId }: { clientId: string }) {
  const t = useTranslate();
  const intake = useClientIntake(clientId);
  const scheduleC = useClientScheduleC(clientId);
  const { hasEstimate, tax_year } = useSeason();
  if (!hasEstimate) return <NoEstimate about={t('staffEstimate.noLaw', { year: String(tax_year) })} />;
  if (intake.data === undefined || scheduleC.data === undefined) return <Loading />;
  if (intake.data === null) return null;
  if (scheduleC.isMissing) return <NotLoaded onRetry={scheduleC.loadAgain} />;
  const version = versionOf(intake.data, scheduleC.data);
  const about = t(`clients.detail.estimate.${version}`);
  return <Estimate clientId={clientId} intake={intake.data} scheduleC={scheduleC.data} about={about} />;
}

/**
 * Returns whether the estimate uses submitted or unsubmitted values; it uses unsubmitted ones only of a form that was
 * never submitted.
 */
function versionOf(intake: ClientIntake, scheduleC: ClientScheduleC | null) {
  if (!intake.submitted) return 'draft';
  if (scheduleC && !scheduleC.submitted) return 'withDraft';
  return intake.has_unsubmitted_changes || scheduleC?.has_unsubmitted_changes ? 'changed' : 'submitted';
}

const Loading = () => (
  <LoadingState>
    <SkeletonCard lines={10} />
  </LoadingState>
);

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  return (
    <Card title={t('tax.title')}>
      <Stack gap="tight">
        <MutedText>{t('tax.estimateFailed')}</MutedText>
        <Button onClick={onRetry}>{t('core.tryAgain')}</Button>
      </Stack>
    </Card>
  );
}
