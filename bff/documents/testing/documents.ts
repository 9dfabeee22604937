import type { DocumentRow } from '@portal/domain/documents/documents.dto';
import type { Problem } from '@portal/domain/problem';
import type { Api } from './api';
import type { Person } from '@portal/bff-access/testing/people';

export interface SentDocument {
  bytes?: Uint8Array;
  name?: string;
  type?: string;
  /** Content type stated by the sender. */
  claims?: string;
  headers?: Record<string, string>;
  /** The request item that the file is sent for. */
  item?: string;
  /** The client for whom a preparer uploads it. */
  of?: string;
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
    { bytes = pdf('x'), name = 'w2.pdf', type = 'w2', claims, headers, item, of }: SentDocument,
  ) {
    const form = new FormData();
    // Sends the file first, because the specification allows any order of the parts.
    form.append('file', new Blob([bytes], { type: claims ?? 'application/pdf' }), name);
    form.append('document_type', type);
    if (item) form.append('request_item_id', item);
    const response = await fetch(`${this.origin}/api/${of ? `client/${of}/` : ''}documents/upload`, {
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
