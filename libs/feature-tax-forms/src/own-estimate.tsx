import { EstimatePanel } from './estimate/estimate.panel';
import { LaterSheets } from './estimate/later-sheets';
import { useOwnEstimate } from './estimate/use-estimate';
import './tax-forms.css';

/**
 * The estimate without the intake form and its saving, for forms of other packages with the same field names.
 * Calculated in the browser; no data leaves it. Always visible, beside or below the form.
 */
export const OwnEstimate = () => (
  <div className="tax-side">
    <EstimatePanel {...useOwnEstimate()} Sheets={LaterSheets} />
  </div>
);
