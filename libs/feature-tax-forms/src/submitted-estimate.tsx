import { useMemo } from 'react';
import type { ClientIntake, ClientScheduleC } from '@portal/domain/clients/client-forms.dto';
import { EstimatePanel } from './estimate/estimate.panel';
import { LaterSheets } from './estimate/later-sheets';
import { useEstimateOf } from './estimate/use-estimate';
import { valuesOf } from './intake/intake.definition';
import './tax-forms.css';

export interface SubmittedEstimateProps {
  /** As the preparer gets it: the last submitted version, or a draft that was never submitted. */
  intake: ClientIntake;
  /** null when the client has none. */
  scheduleC: ClientScheduleC | null;
  /** Text naming the version of the form that the estimate is for. */
  about: string;
}

/** Shows the client's own panel, amount and trace to somebody else who reads the form. */
export default function SubmittedEstimate({ intake, scheduleC, about }: SubmittedEstimateProps) {
  const values = useMemo(() => valuesOf(intake), [intake]);
  return (
    <div className="tax-side">
      <EstimatePanel {...useEstimateOf(values, scheduleC)} Sheets={LaterSheets} about={about} />
    </div>
  );
}
