import { useSeason } from '@portal/data-access/season-context';
import { EstimatePanel } from './estimate/estimate.panel';
import { NoEstimate } from './estimate/no-estimate';
import { useOwnEstimate } from './estimate/use-estimate';
import './tax-forms.css';
import './tax-layout.css';

/**
 * Estimate panel without the intake form and its autosave, for forms in other packages with the same field names.
 * Calculated in the browser, which sends no data. Always visible, beside or below the form.
 */
export const OwnEstimate = () => (
  <div className="tax-side">{useSeason().hasEstimate ? <Estimate /> : <NoEstimate />}</div>
);

const Estimate = () => <EstimatePanel {...useOwnEstimate()} />;
