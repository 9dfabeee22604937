import { EstimatePanel } from './estimate/estimate.panel';
import { LaterSheets } from './estimate/later-sheets';
import { useOwnEstimate } from './estimate/use-estimate';
import './tax-forms.css';

/**
 * The estimate alone, for a form of another package with the fields' names: without the intake form and its saving, made in
 * the browser, and nothing leaves it. In sight all the time, beside the form or below it.
 */
export const OwnEstimate = () => (
  <div className="tax-side">
    <EstimatePanel {...useOwnEstimate()} Sheets={LaterSheets} />
  </div>
);
