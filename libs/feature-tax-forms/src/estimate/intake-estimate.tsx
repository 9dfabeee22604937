import { EstimatePanel } from './estimate.panel';
import { EstimateSheets } from './estimate-sheets';
import { useEstimate } from './use-estimate';

/** The estimate for what the form says; apart from the form, so that a new estimate redraws nothing else. */
export const IntakeEstimate = () => <EstimatePanel {...useEstimate()} Sheets={EstimateSheets} />;
