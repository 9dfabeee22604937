import { generateItems, type GeneratedItem } from '@portal/domain/requests/generate-items';
import type { DataSource } from 'typeorm';
import type { Encryption } from '@portal/bff-platform/encryption/encryption';
import {
  RequestItemDocumentEntity,
  RequestItemEntity,
  RequestItemEventEntity,
} from '@portal/bff-returns/requests/request-item.entity';
import { RequestItemsCipher } from '@portal/bff-returns/requests/request-items.cipher';
import { TaxReturnEntity } from '@portal/bff-returns/return.entity';
import { emptyContent, mergeContent } from '@portal/bff-tax-forms/intakes/intake.content';
import { factsOf } from '@portal/bff-tax-forms/intakes/intake.facts';
import { demoClients } from './demo-clients';
import { demoDocumentsOf, type DemoDocument } from './demo-documents';
import { demoId, insertIfAbsent } from './demo-rows';
import { preparerOf } from './seed-returns';

/** Ids are reserved for this many items per client. */
const mostItems = 100;

/**
 * Asks for what the rules ask for. A return that is ready to prepare waits for nothing: its preparer has accepted what was
 * uploaded, and has seen the originals of the rest.
 */
export async function seedRequests(database: DataSource, encryption: Encryption, tax_year: number): Promise<void> {
  const files = demoDocumentsOf(tax_year);
  for (const [at, client] of demoClients.entries()) {
    const { state, intake, business } = client;
    if (!intake || (state !== 'documents_needed' && state !== 'ready_to_prepare')) continue;
    const [return_id, client_id] = [demoId('taxReturn', at), demoId('client', at)];
    const { created_at, state_since } = await database.manager.findOneByOrFail(TaxReturnEntity, { id: return_id });
    const texts = new RequestItemsCipher(await encryption.forOwner(client_id));
    const facts = factsOf(mergeContent(emptyContent(), intake.body), business !== undefined);
    const items = generateItems({ intake: facts, situations: {}, is_new_client: true, last_season: [] });
    for (const [index, { name, ...item }] of items.entries()) {
      const id = demoId('requestItem', at * mostItems + index);
      const isDecided = state === 'ready_to_prepare' && item.required;
      const file = isDecided ? fileFor(files, at, item) : undefined;
      const by = preparerOf(client);
      const row = { ...item, id, return_id, client_id, instance: texts.instanceOf(item.instance), created_at };
      await insertIfAbsent(database, RequestItemEntity, {
        ...{ ...row, label: texts.encrypt('label', id, name) },
        ...(isDecided
          ? { state: file ? ('accepted' as const) : ('not_applicable' as const), touched: true, state_since }
          : { state_since: created_at }),
        ...(isDecided ? { decided_by: by.actor_id, decided_at: state_since } : {}),
      });
      if (file)
        await insertIfAbsent(database, RequestItemDocumentEntity, { item_id: id, document_id: file, client_id });
      if (!isDecided) continue;
      const what = file ? { what: 'accepted' as const } : { what: 'waived' as const, reason: 'already_there' };
      await insertIfAbsent(database, RequestItemEventEntity, {
        id,
        item_id: id,
        client_id,
        at: state_since,
        ...by,
        ...what,
      });
    }
  }
}

/** Returns the client's document of the item's own kind. */
function fileFor(
  files: readonly DemoDocument[],
  client: number,
  { rule_key }: Pick<GeneratedItem, 'rule_key'>,
): string | undefined {
  const at = files.findIndex((one) => one.client === client && one.document_type === rule_key);
  return at < 0 ? undefined : demoId('document', at);
}
