import { useMemo } from 'react';
import type { ExportFormat, ExportList } from '@portal/domain/exports/exports.dto';
import { exportEndpoints } from '@portal/domain/exports/exports.endpoints';
import { requestOnce, usePortalDispatch, type Failure } from '@portal/data-access/core';

interface ExportRequest {
  list: ExportList;
  format: ExportFormat;
  /** The list's query parameters, without pagination. */
  criteria: Readonly<Record<string, string>>;
}

interface Watch {
  signal: AbortSignal;
  /** Called with the number of bytes received so far. */
  onReceived: (bytes: number) => void;
}

/** Requests a list as a file, bypassing the store, because it may be large and is not needed elsewhere. */
export function useExport() {
  const dispatch = usePortalDispatch();
  return useMemo(
    () =>
      ({ list, format, criteria }: ExportRequest, { signal, onReceived }: Watch) => {
        const query = { format, criteria: new URLSearchParams(criteria).toString() };
        const request = { endpoint: exportEndpoints.list, params: { list }, query, onReceived };
        return dispatch(requestOnce(request, signal)) as Promise<
          { data: Blob; error?: undefined } | { data?: undefined; error: Failure }
        >;
      },
    [dispatch],
  );
}
