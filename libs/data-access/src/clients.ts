import { useCallback } from 'react';
import { clientEndpoints } from '@portal/domain/clients/clients.endpoints';
import type { RevealBody, Revealed } from '@portal/domain/clients/reveal.dto';
import { documentEndpoints } from '@portal/domain/documents/documents.endpoints';
import { messageEndpoints } from '@portal/domain/messages/messages.endpoints';
import { api, buildEndpoint, requestOnce, usePortalDispatch, type Failure } from '@portal/data-access/core';

/** Client lists include documents, forms and messages, so a change to any of them refetches the list. */
const reads = { provides: ['Assignments', 'Documents', 'Messages', 'Overview'] } as const;

const clientsApi = api.injectEndpoints({
  endpoints: (build) => ({
    clientList: buildEndpoint(build, clientEndpoints.list, reads),
    clientTotals: buildEndpoint(build, clientEndpoints.totals, reads),
    clientViews: buildEndpoint(build, clientEndpoints.views, { provides: ['ClientViews'] }),
    saveClientViews: buildEndpoint(build, clientEndpoints.saveViews, { invalidates: ['ClientViews'] }),
    clientDetail: buildEndpoint(build, clientEndpoints.detail, reads),
    clientNeighbors: buildEndpoint(build, clientEndpoints.neighbors, { provides: ['Assignments', 'Documents'] }),
    clientDocuments: buildEndpoint(build, documentEndpoints.ofClient, { provides: ['Documents'] }),
    clientMessages: buildEndpoint(build, messageEndpoints.ofClient, { provides: ['Messages'] }),
    clientIntake: buildEndpoint(build, clientEndpoints.intake, reads),
    clientIntakeHistory: buildEndpoint(build, clientEndpoints.intakeHistory, reads),
    clientLastYear: buildEndpoint(build, clientEndpoints.lastYear, reads),
    clientScheduleC: buildEndpoint(build, clientEndpoints.scheduleC, reads),
    clientScheduleCHistory: buildEndpoint(build, clientEndpoints.scheduleCHistory, reads),
  }),
});

export const {
  useClientListQuery,
  useClientTotalsQuery,
  useClientViewsQuery,
  useSaveClientViewsMutation,
  useClientDetailQuery,
  useClientNeighborsQuery,
  useClientDocumentsQuery,
  useClientMessagesQuery,
  useClientIntakeQuery,
  useClientIntakeHistoryQuery,
  useClientLastYearQuery,
  useClientScheduleCQuery,
  useClientScheduleCHistoryQuery,
} = clientsApi;

type Answer = { data: Revealed; error?: undefined } | { data?: undefined; error: Failure };

/** Requests one full number, bypassing the store: only the caller keeps it, and only while it is shown. */
export function useReveal() {
  const dispatch = usePortalDispatch();
  return useCallback(
    (clientId: string, body: RevealBody) =>
      dispatch(requestOnce({ endpoint: clientEndpoints.reveal, params: { clientId }, body })) as Promise<Answer>,
    [dispatch],
  );
}
