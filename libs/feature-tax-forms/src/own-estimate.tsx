import { lazyPart, WindowWaiting, type WaitingProps } from '@portal/ui-kit/core';
import { EstimatePanel } from './estimate/estimate.panel';
import type { EstimateSheetsProps } from './estimate/estimate-sheets';
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

/** antd's windows, 80 kB, come once there is a number to explain, and not with the page. */
const LaterSheets = lazyPart<EstimateSheetsProps>(
  () => import('./estimate/estimate-sheets').then(({ EstimateSheets }) => ({ default: EstimateSheets })),
  SheetsWaiting,
);

function SheetsWaiting({ failed, onRetry, sheets }: WaitingProps<EstimateSheetsProps>) {
  const asked = (['trace', 'details'] as const).find(sheets.isOpen);
  return asked ? <WindowWaiting failed={failed} onRetry={onRetry} onClose={() => sheets.close(asked)} /> : null;
}
