import { useState } from 'react';
import {
  useAcceptClientRequestMutation,
  useAddClientRequestMutation,
  useClientRequestsQuery,
  useLinkClientDocumentMutation,
  useRejectClientRequestMutation,
  useUnlinkClientDocumentMutation,
  useWaiveClientRequestMutation,
} from '@portal/data-access/client-requests';
import { problemOf } from '@portal/data-access/core';
import type { ClientRequestItem, RejectRequest } from '@portal/domain/requests/client-requests.dto';
import type { WaiveReason } from '@portal/domain/requests/item-states';
import { useTranslate } from '@portal/i18n';
import { notify } from '@portal/ui-kit/core';
import { addUntold } from './untold';

type Saving = Promise<{ error?: unknown }>;

/**
 * Returns the client's items and what can be decided about them. Each decision resolves with whether it was saved. After
 * a conflict, the list is loaded again, and `changed` is the item that somebody else has changed.
 */
export function useDecisions(clientId: string) {
  const t = useTranslate();
  const query = useClientRequestsQuery({ clientId }, { refetchOnMountOrArgChange: true });
  const [accept] = useAcceptClientRequestMutation();
  const [add] = useAddClientRequestMutation();
  const [reject] = useRejectClientRequestMutation();
  const [waive] = useWaiveClientRequestMutation();
  const [link] = useLinkClientDocumentMutation();
  const [unlink] = useUnlinkClientDocumentMutation();
  const [changedId, setChangedId] = useState<string | null>(null);
  const { currentData: list } = query;

  const save = async ({ id }: ClientRequestItem, saving: Saving): Promise<boolean> => {
    const { error } = await saving;
    const failure = problemOf(error);
    // Other conflicts, such as a closed season, have nothing to do with this item.
    const isConflict = failure?.code === 'stale_version' || failure?.code === 'wrong_state';
    setChangedId(isConflict ? id : null);
    if (!error) return true;
    if (isConflict) await query.refetch();
    else notify.error(failure?.errors[0]?.detail ?? failure?.detail ?? t('staffRequests.failed'));
    return false;
  };

  return {
    list,
    isMissing: query.isError && list === undefined,
    loadAgain: () => void query.refetch(),
    changed: list?.items.find(({ id }) => id === changedId),
    hideChanged: () => setChangedId(null),
    accept: (item: ClientRequestItem) => save(item, accept({ clientId, id: item.id, body: { version: item.version } })),
    waive: (item: ClientRequestItem, reason: WaiveReason) =>
      save(item, waive({ clientId, id: item.id, body: { version: item.version, reason } })),
    reject: async (item: ClientRequestItem, { reason, text }: Pick<RejectRequest, 'reason' | 'text'>) => {
      const body = { version: item.version, reason, ...(text ? { text } : {}) };
      const isSaved = await save(item, reject({ clientId, id: item.id, body }));
      if (isSaved) addUntold(item.id);
      return isSaved;
    },
    /** Asks the client now for what would come later. */
    askNow: (item: ClientRequestItem) => {
      const { id: again, required, due_on, note } = item;
      const body = { again, required, ...(due_on ? { due_on } : {}), ...(note ? { note } : {}) };
      return save(item, add({ clientId, body }));
    },
    link: (item: ClientRequestItem, document_id: string) =>
      save(item, link({ clientId, id: item.id, body: { document_id } })),
    unlink: (item: ClientRequestItem, documentId: string) => save(item, unlink({ clientId, id: item.id, documentId })),
  };
}

export type Decisions = ReturnType<typeof useDecisions>;
