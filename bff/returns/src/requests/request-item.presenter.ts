import type { ClientRequestItem } from '@portal/domain/requests/client-requests.dto';
import type {
  RequestEvent,
  RequestFile,
  RequestItem,
  SituationsBody,
} from '@portal/domain/requests/document-requests.dto';
import { requestLimits } from '@portal/domain/requests/requests.limits';
import type { SentFile } from './item-files.repository';
import type { RequestItemEntity, RequestItemEventEntity, ReturnSituationsEntity } from './request-item.entity';
import type { RequestItemsCipher } from './request-items.cipher';

/** The files and events of the items that are presented. */
export interface ItemContext {
  files: readonly SentFile[];
  events: readonly RequestItemEventEntity[];
}

export const presentFile = (file: Omit<SentFile, 'item_id'>): RequestFile => ({
  document_id: file.document_id,
  filename: file.filename,
  document_type: file.document_type,
  content_type: file.content_type,
  scan_state: file.scan_state,
  rejected: file.rejected,
  by_office: file.by_office,
  uploaded_at: file.uploaded_at.toISOString(),
});

const presentEvent = ({ at, actor_name, what, reason }: RequestItemEventEntity): RequestEvent => ({
  at: at.toISOString(),
  actor_name,
  what,
  reason,
});

/** Returns an item as its client sees it. */
export const presentItem = (row: RequestItemEntity, { files, events }: ItemContext, cipher: RequestItemsCipher) =>
  ({
    id: row.id,
    rule_key: row.rule_key,
    of_spouse: row.instance === 'spouse',
    ...cipher.decrypt(row),
    document_type: row.document_type,
    required: row.required,
    state: row.state,
    turn: row.turn,
    state_since: row.state_since.toISOString(),
    reject_reason: row.reject_reason,
    explain_kind: row.explain_kind,
    comes_on: row.comes_on,
    due_on: row.due_on,
    version: row.version,
    files: files
      .filter(({ item_id }) => item_id === row.id)
      .slice(0, requestLimits.files)
      .map(presentFile),
    events: events
      .filter(({ item_id }) => item_id === row.id)
      .slice(0, requestLimits.events)
      .map(presentEvent),
  }) satisfies RequestItem;

/** Returns an item as the office sees it. */
export const presentClientItem = (
  row: RequestItemEntity,
  context: ItemContext,
  cipher: RequestItemsCipher,
): ClientRequestItem => ({ ...presentItem(row, context, cipher), source: row.source, unfounded: row.unfounded });

/** Returns the answers; version 0 if there are none. */
export const presentSituations = (row: ReturnSituationsEntity | null, cipher: RequestItemsCipher): SituationsBody =>
  row
    ? { ...(cipher.decryptSituations(row.return_id, row.answers) as Partial<SituationsBody>), version: row.version }
    : { version: 0 };

export const countOpen = (items: readonly RequestItemEntity[]) => ({
  forClient: items.filter(({ turn, required }) => turn === 'client' && required).length,
  forOffice: items.filter(({ turn }) => turn === 'office').length,
});
