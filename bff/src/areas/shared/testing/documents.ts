import type { DocumentType, ScanState } from '@portal/domain/documents/document-types';
import type { DocumentRow } from '@portal/domain/documents/documents.dto';
import type { Problem } from '@portal/domain/problem';
import { uuidv7 } from 'uuidv7';
import type { Api } from '../../../../testing/api';
import type { Person } from '../../../../testing/people';

export interface SentDocument {
  bytes?: Uint8Array;
  name?: string;
  type?: string;
  /** Content type stated by the sender. */
  claims?: string;
  headers?: Record<string, string>;
}

export const pdf = (mark: string): Buffer => Buffer.from(`%PDF-1.7\n${mark}`);

/** Sends and fetches documents over a real connection, like a browser. */
export class DocumentCalls {
  private constructor(readonly origin: string) {}

  static async of(api: Api): Promise<DocumentCalls> {
    return new DocumentCalls(await api.listen());
  }

  async upload(
    by: Person | undefined,
    { bytes = pdf('x'), name = 'w2.pdf', type = 'w2', claims, headers }: SentDocument,
  ) {
    const form = new FormData();
    // Sends the file first, because the specification allows any order of the parts.
    form.append('file', new Blob([bytes], { type: claims ?? 'application/pdf' }), name);
    form.append('document_type', type);
    const response = await fetch(`${this.origin}/api/documents/upload`, {
      method: 'POST',
      body: form,
      headers: { ...authorization(by), ...headers },
    });
    return { status: response.status, body: (await response.json()) as DocumentRow & Problem };
  }

  /** @param what `view` or `download` */
  async get(by: Person | undefined, id: string, what: 'view' | 'download') {
    const response = await fetch(`${this.origin}/api/documents/${id}/${what}`, { headers: authorization(by) });
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  }
}

const authorization = (person: Person | undefined): Record<string, string> =>
  person ? { authorization: `Bearer ${person.token}` } : {};

export async function assign(api: Api, client: Person | undefined, preparer: Person | undefined): Promise<void> {
  await api.query(
    `INSERT INTO assignments (client_id, preparer_id, assigned_by) VALUES ($1, $2, $1)
     ON CONFLICT (client_id) DO UPDATE SET preparer_id = EXCLUDED.preparer_id`,
    [client?.id, preparer?.id],
  );
}

interface StoredDocument {
  document_type?: DocumentType;
  filename?: string;
  size?: number;
  scan_state?: ScanState;
  deleted?: boolean;
}

/**
 * Inserts a document row without bytes, as it is after an upload or a deletion.
 * @returns its id
 */
export async function addDocument(
  api: Api,
  client: Person | undefined,
  { document_type = 'w2', filename = 'w2.pdf', size = 9, scan_state = 'clean', deleted = false }: StoredDocument,
): Promise<string> {
  const id = uuidv7();
  await api.query(
    `INSERT INTO documents (id, user_id, tax_year, filename, document_type, content_type, size, sha256, storage_key, scan_state, deleted_at)
     VALUES ($1::uuid, $2, 2024, $3, $4, 'application/pdf', $5, sha256($1::text::bytea), $1::text, $6,
       CASE WHEN $7 THEN now() END)`,
    [id, client?.id, filename, document_type, size, scan_state, deleted],
  );
  return id;
}
