import { useMemo } from 'react';
import type { ClientIntake, ClientScheduleC } from '@portal/domain/clients/client-forms.dto';
import { useTranslate } from '@portal/i18n';
import { EstimatePanel } from './estimate/estimate.panel';
import { EstimateWording } from './estimate/estimate-wording';
import { staffWording } from './estimate/staff-wording';
import { useEstimateOf } from './estimate/use-estimate';
import { useClientExpectedPapers } from './estimate/use-expected-papers';
import { useClientLastYear } from './estimate/use-last-year';
import { valuesOf } from './intake/intake.definition';
import './tax-forms.css';
import './tax-layout.css';

export interface SubmittedEstimateProps {
  clientId: string;
  /** Form as the preparer sees it: the last submitted version, or a draft that was never submitted. */
  intake: ClientIntake;
  /** null if the client has none. */
  scheduleC: ClientScheduleC | null;
  /** Identifies the version of the form behind the estimate. */
  about: string;
}

/** Shows the client's panel, amount and trace to staff, in their words. */
export default function SubmittedEstimate({ clientId, intake, scheduleC, about }: SubmittedEstimateProps) {
  const t = useTranslate();
  const values = useMemo(() => valuesOf(intake), [intake]);
  return (
    <div className="tax-side">
      <EstimateWording value={staffWording}>
        <EstimatePanel
          {...useEstimateOf(values, scheduleC)}
          about={about}
          none={t('staffEstimate.none')}
          lastYear={useClientLastYear(clientId)}
          expected={useClientExpectedPapers(clientId)}
        />
      </EstimateWording>
    </div>
  );
}
