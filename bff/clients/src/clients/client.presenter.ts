import type { ClientDetail, ClientRow } from '@portal/domain/clients/clients.dto';
import type { StoredPreferences } from '@portal/domain/preferences/preferences.dto';
import { clientDetailProgress, preparerListProgress } from '@portal/domain/progress/progress';
import type { ClientFacts } from './clients.repository';

/** Returns the preparer's view of a client, without secrets. */
export function presentClient(facts: ClientFacts): ClientRow {
  const [document_types, has_intake_form] = [facts.document_types ?? [], facts.intake_state !== 'none'];
  return {
    id: facts.id,
    first_name: facts.first_name,
    last_name: facts.last_name,
    email: facts.email,
    phone: facts.phone,
    created_at: facts.created_at.toISOString(),
    documents_count: facts.documents_count,
    document_types,
    waived_types: facts.waived_types ?? [],
    has_intake_form,
    intake_state: facts.intake_state,
    schedule_c_state: facts.schedule_c_state,
    progress: preparerListProgress({ document_types, has_intake_form }).percent,
    unread_messages: facts.unread_messages,
    last_activity_at: facts.last_activity_at?.toISOString() ?? null,
    waiting_since: facts.waiting_since?.toISOString() ?? null,
    open_for_client: facts.open_for_client,
    open_for_office: facts.open_for_office,
  };
}

export function presentClientDetail(facts: ClientFacts, preferences: StoredPreferences[]): ClientDetail {
  const row = presentClient(facts);
  return { ...row, completion: clientDetailProgress(row).percent, preferences };
}
