import { EstimatePanel } from './estimate.panel';
import { useEstimate } from './use-estimate';

/** The panel with its estimate; apart from the form, so that a new estimate redraws nothing else. */
export const EstimateDock = () => <EstimatePanel {...useEstimate()} />;
