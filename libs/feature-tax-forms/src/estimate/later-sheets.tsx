import { lazyPart, WindowWaiting, type WaitingProps } from '@portal/ui-kit/core';
import type { EstimateSheetsProps } from './estimate-sheets';

/** Lazy-loads antd's dialogs (80 kB) once there is an amount to explain, instead of with the page. */
export const LaterSheets = lazyPart<EstimateSheetsProps>(
  () => import('./estimate-sheets').then(({ EstimateSheets }) => ({ default: EstimateSheets })),
  SheetsWaiting,
);

function SheetsWaiting({ failed, onRetry, sheets }: WaitingProps<EstimateSheetsProps>) {
  const openSheet = (['trace', 'details'] as const).find(sheets.isOpen);
  return openSheet ? <WindowWaiting failed={failed} onRetry={onRetry} onClose={() => sheets.close(openSheet)} /> : null;
}
