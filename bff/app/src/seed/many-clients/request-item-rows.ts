import type { DocumentType } from '@portal/domain/documents/document-types';
import { generateItems } from '@portal/domain/requests/generate-items';
import type { ReturnState } from '@portal/domain/returns/return-states';
import type { RowBatch } from '@portal/bff-platform/database/rows.repository';
import { RequestItemDocumentEntity, RequestItemEntity } from '@portal/bff-returns/requests/request-item.entity';
import type { IntakeContent } from '@portal/bff-tax-forms/intakes/intake.content';
import { factsOf } from '@portal/bff-tax-forms/intakes/intake.facts';
import { manyId } from './office-rows';

/** Ids are reserved for this many items per client. */
const mostItems = 64;

export interface SeededForm {
  return_id: string;
  client_id: string;
  state: ReturnState;
  state_since: Date;
  created_at: Date;
  content: IntakeContent;
  has_schedule_c: boolean;
}

export interface SentDocument {
  id: string;
  document_type: DocumentType;
  uploaded_at: Date;
}

/**
 * Adds the request items that follow from a form. Once the office has what it needs, it has accepted what the client
 * uploaded, and seen the originals of the rest.
 */
export function addRequestItems(
  rows: RowBatch,
  at: number,
  form: SeededForm,
  documents: readonly SentDocument[],
): void {
  const { return_id, client_id, state, state_since, created_at } = form;
  const isDecided = state !== 'intake' && state !== 'documents_needed';
  const intake = factsOf(form.content, form.has_schedule_c);
  // Without answers about their situation, clients name no payers: no item has a label.
  const items = generateItems({ intake, situations: {}, is_new_client: true, last_season: [] });
  for (const [index, { name: _none, ...item }] of items.entries()) {
    const id = manyId('requestItem', at * mostItems + index);
    const document = documents.find(({ document_type }) => document_type === item.document_type);
    const touched = document !== undefined || (isDecided && item.required);
    const wasDecided = touched && isDecided;
    const undecided = document ? 'received' : 'needed';
    const decided = document ? 'accepted' : 'not_applicable';
    rows.add(RequestItemEntity, {
      ...{ ...item, id, return_id, client_id, touched, created_at },
      state: wasDecided ? decided : undecided,
      state_since: wasDecided ? state_since : (document?.uploaded_at ?? created_at),
      decided_at: wasDecided ? state_since : null,
    });
    if (document)
      rows.add(RequestItemDocumentEntity, {
        ...{ item_id: id, document_id: document.id, client_id },
        linked_at: document.uploaded_at,
      });
  }
}
