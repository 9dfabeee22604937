import { useState } from 'react';
import { lazyPart, WindowWaiting, type WaitingProps } from '@portal/ui-kit/core';
import type { EstimateSheetsProps } from './estimate-sheets';

const Sheets = lazyPart<EstimateSheetsProps>(
  () => import('./estimate-sheets').then(({ EstimateSheets }) => ({ default: EstimateSheets })),
  SheetsWaiting,
);

const openSheet = ({ sheets }: EstimateSheetsProps) =>
  (['trace', 'whatIf', 'years', 'details'] as const).find(sheets.isOpen);

/**
 * Lazy-loads antd's dialogs (80 kB) when a sheet first opens, instead of with the page. Stays rendered afterwards, so
 * that a sheet slides out when it closes.
 */
export function LaterSheets(props: EstimateSheetsProps) {
  const isOpen = openSheet(props) !== undefined;
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? <Sheets {...props} /> : null;
}

function SheetsWaiting({ failed, onRetry, ...props }: WaitingProps<EstimateSheetsProps>) {
  const open = openSheet(props);
  return open ? <WindowWaiting failed={failed} onRetry={onRetry} onClose={() => props.sheets.close(open)} /> : null;
}
