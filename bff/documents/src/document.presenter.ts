import { type Readable, Transform, type TransformCallback } from 'node:stream';
import { fullName } from '@portal/domain/account/person-name';
import { documentTypes, type DocumentType } from '@portal/domain/documents/document-types';
import type {
  DocumentCategories,
  DocumentRow,
  DocumentView,
  TrashedDocument,
} from '@portal/domain/documents/documents.dto';
import type { Total } from '@portal/bff-platform/database/pagination';
import { keptInTrash, type DeletedDocument } from './document-trash.repository';
import type { ListedDocument, StoredDocument } from './documents.repository';

export const presentDocument = (row: ListedDocument): DocumentRow => ({
  id: row.id,
  user_id: row.user_id,
  client_name: fullName(row),
  filename: row.filename,
  document_type: row.document_type,
  content_type: row.content_type,
  scan_state: row.scan_state,
  counts: row.counts,
  sent_back: row.sent_back,
  version: row.version,
  uploaded_at: row.uploaded_at.toISOString(),
});

interface CountedType {
  document_type: DocumentType;
  total: Total;
  counted: number;
}

/** Returns one category per type, including empty ones. */
export const presentCategories = (
  counts: readonly CountedType[],
  newest: readonly ListedDocument[],
): DocumentCategories => ({
  categories: documentTypes.map((document_type) => {
    const found = counts.find((one) => one.document_type === document_type);
    const { total, more } = found?.total ?? { total: 0 };
    const latest = newest.filter((row) => row.document_type === document_type).map(presentDocument);
    return { document_type, count: total, counted: found?.counted ?? 0, ...(more ? { at_least: true } : {}), latest };
  }),
});

export const presentTrashed = (row: DeletedDocument): TrashedDocument => ({
  id: row.id,
  filename: row.filename,
  document_type: row.document_type,
  uploaded_at: row.uploaded_at.toISOString(),
  deleted_at: row.deleted_at.toISOString(),
  removed_at: new Date(row.deleted_at.getTime() + keptInTrash.hours * 3_600_000).toISOString(),
});

/** A file to send. */
export interface FileResponse {
  stream: Readable;
  /** Content length in bytes. */
  length: number;
  type: string;
  /** RFC 6266. */
  disposition?: string;
}

/** Streams JSON with the bytes in base64. */
export function presentView(row: StoredDocument, bytes: Readable): FileResponse {
  const facts: Omit<DocumentView, 'file_data'> = {
    id: row.id,
    user_id: row.user_id,
    filename: row.filename,
    document_type: row.document_type,
    content_type: row.content_type,
    uploaded_at: row.uploaded_at.toISOString(),
  };
  const head = Buffer.from(`${JSON.stringify(facts).slice(0, -1)},"file_data":"`);
  const tail = Buffer.from('"}');
  const length = head.length + Math.ceil(row.size / 3) * 4 + tail.length;
  return { stream: bytes.pipe(new Base64Between(head, tail)), length, type: 'application/json; charset=utf-8' };
}

/** Streams its input as base64 between a head and a tail; an error in the source aborts it. */
class Base64Between extends Transform {
  private rest = Buffer.alloc(0);

  constructor(
    head: Buffer,
    private readonly tail: Buffer,
  ) {
    super();
    this.push(head);
    this.once('pipe', (source: Readable) => {
      source.once('error', (error) => this.destroy(error));
      this.once('close', () => source.destroy());
    });
  }

  override _transform(piece: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const all = this.rest.length > 0 ? Buffer.concat([this.rest, piece]) : piece;
    const whole = all.length - (all.length % 3);
    this.rest = Buffer.from(all.subarray(whole));
    done(null, all.toString('base64', 0, whole));
  }

  override _flush(done: TransformCallback): void {
    this.push(this.rest.toString('base64'));
    done(null, this.tail);
  }
}

/** Always an attachment, so that browsers save the file and never show it on this origin. */
export const presentDownload = (row: StoredDocument, stream: Readable): FileResponse => ({
  stream,
  length: row.size,
  type: row.content_type,
  disposition: `attachment; ${filenameParameters(row.filename)}`,
});

/**
 * RFC 6266: an ASCII name for old browsers and the UTF-8 name of RFC 8187, neither of which can contain a separator or
 * line break.
 */
function filenameParameters(filename: string): string {
  const ascii = filename.replace(/[^\x20-\x7e]|["\\%;/]/g, '_');
  const utf8 = encodeURIComponent(filename).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `filename="${ascii}"; filename*=UTF-8''${utf8}`;
}
