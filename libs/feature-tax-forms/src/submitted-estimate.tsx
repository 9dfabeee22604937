import { useMemo } from 'react';
import type { ClientIntake, ClientScheduleC } from '@portal/domain/clients/client-forms.dto';
import { EstimatePanel } from './estimate/estimate.panel';
import { LaterSheets } from './estimate/later-sheets';
import { useEstimateOf } from './estimate/use-estimate';
import { valuesOf } from './intake/intake.definition';
import './tax-forms.css';

export interface SubmittedEstimateProps {
  /** As the preparer gets it: what was submitted last, or a draft that never was. */
  intake: ClientIntake;
  /** null: the client has none. */
  scheduleC: ClientScheduleC | null;
  /** Which version of the form the estimate is for. */
  about: string;
}

/** The client's own panel, number and trace, for a form that somebody else reads. */
export default function SubmittedEstimate({ intake, scheduleC, about }: SubmittedEstimateProps) {
  const values = useMemo(() => valuesOf(intake), [intake]);
  return (
    <div className="tax-side">
      <EstimatePanel {...useEstimateOf(values, scheduleC)} Sheets={LaterSheets} about={about} />
    </div>
  );
}
