import { uuidv7 } from 'uuidv7';
import type { Api } from '../../../../testing/api';
import type { Person } from '../../../../testing/people';

/** Inserts a document row without bytes, for lists and counters. */
export async function addDocument(api: Api, owner: Person, document_type: string): Promise<string> {
  const id = uuidv7();
  await api.query(
    `INSERT INTO documents (id, user_id, tax_year, filename, document_type, content_type, size, sha256, storage_key, scan_state)
     VALUES ($1::uuid, $2, 2024, $3 || '.pdf', $3, 'application/pdf', 9, sha256(uuid_send($1::uuid)), $4, 'clean')`,
    [id, owner.id, document_type, uuidv7()],
  );
  return id;
}

interface Letter {
  from: Person;
  to: Person;
  read: boolean;
}

/** Inserts a message with placeholder ciphertext that is never decrypted. */
export async function addMessage(api: Api, { from, to, read }: Letter): Promise<void> {
  await api.query(
    `INSERT INTO messages (id, sender_id, recipient_id, key_owner_id, content, read_at)
     VALUES ($1, $2, $3, $2, '\\x00', CASE WHEN $4 THEN now() END)`,
    [uuidv7(), from.id, to.id, read],
  );
}
