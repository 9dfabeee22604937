/// <reference path="./css.d.ts" />
import { useEffect, useState, type ComponentType } from 'react';
import { report } from '@portal/data-access/core';
import { EstimatePanel } from './estimate/estimate.panel';
import type { EstimateSheetsProps } from './estimate/estimate-sheets';
import { useOwnEstimate } from './estimate/use-estimate';
import './tax-forms.css';

/**
 * The estimate alone, for a form of another package with the fields' names: without the intake form and its saving, made in
 * the browser, and nothing leaves it.
 */
export const OwnEstimate = () => <EstimatePanel {...useOwnEstimate()} Sheets={LaterSheets} />;

/** antd's windows, 80 kB, come once there is a number to explain, and not with the page. */
function LaterSheets(props: EstimateSheetsProps) {
  const [Sheets, setSheets] = useState<ComponentType<EstimateSheetsProps> | null>(null);

  useEffect(() => {
    import('./estimate/estimate-sheets').then(
      ({ EstimateSheets }) => setSheets(() => EstimateSheets),
      (error: unknown) => report('The windows of the estimate', error),
    );
  }, []);

  return Sheets ? <Sheets {...props} /> : null;
}
