import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DataSource } from 'typeorm';
import { DocumentEntity } from '@portal/bff-documents/document.entity';
import { FileFacts } from '@portal/bff-documents/file-facts';
import type { DocumentStore } from '@portal/bff-platform/document-store/document-store';
import { encryptFile } from '@portal/bff-platform/document-store/stream-cipher';
import type { Encryption } from '@portal/bff-platform/encryption/encryption';
import { demoDocumentsOf } from './demo-documents';
import { demoId, daysAgo, insertIfAbsent } from './demo-rows';

/** Stores demo files that can be opened: encrypted and stored as uploads would be, dated some days ago. */
export async function seedDocuments(
  database: DataSource,
  { encryption, store, tax_year }: { encryption: Encryption; store: DocumentStore; tax_year: number },
): Promise<void> {
  for (const [at, { client, document_type, filename, days, bytes }] of demoDocumentsOf(tax_year).entries()) {
    const [id, user_id] = [demoId('document', at), demoId('client', client)];
    const [file, facts] = [await bytes(), new FileFacts()];
    const encrypted = encryptFile(await encryption.fileKeyFor(user_id, id));
    // The storage key is the document id: demo files are not secret.
    await Promise.all([store.put(id, encrypted), pipeline(Readable.from([file]), facts, encrypted)]);
    await insertIfAbsent(database, DocumentEntity, {
      ...{ id, user_id, filename, document_type, storage_key: id },
      ...(await facts.whole()),
      tax_year,
      scan_state: 'not_scanned',
      uploaded_at: daysAgo(days),
    });
  }
}
