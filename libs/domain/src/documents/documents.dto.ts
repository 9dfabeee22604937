import { Labels } from '../contract/labels';
import { NestedList } from '../contract/nested';
import { Exact, Required } from '../contract/rule';
import { Count, Flag, Moment, OneOf, Text, Uuid, Version, WholeNumber } from '../contract/rules';
import {
  clientDocumentTypes,
  documentSorts,
  documentTypes,
  scanStates,
  type DocumentSort,
  type DocumentType,
  type ScanState,
} from './document-types';
import { documentLimits } from './documents.limits';
import type {} from './documents.messages';
import { Filename } from './filename';

/** The form fields of an upload, sent before the file itself, which is in the field `file`. */
export class UploadFields {
  @Required() @OneOf(documentTypes) document_type!: DocumentType;
  /** The item of the office's list that the file is sent for. */
  @Uuid() request_item_id?: string;
}

/** Search and sort order of a document list. */
export class DocumentQuery {
  /** Part of the file name, the client's name or the client's id. */
  @Text() search?: string;
  @OneOf(documentSorts) sort?: DocumentSort;
  /** Returns only documents of this type. */
  @OneOf(documentTypes) document_type?: DocumentType;
  /** Start of the period, RFC 3339, inclusive: when the file was uploaded. */
  @Moment() from?: string;
  /** End of the period, RFC 3339, exclusive. */
  @Moment() to?: string;
}

export class DocumentCategoriesQuery {
  /** How many of the newest documents to return per type; default 3. */
  @WholeNumber(0, documentLimits.latestMost) latest?: number;
}

export class DocumentRow {
  @Required() @Text() id!: string;
  @Required() @Text() user_id!: string;
  /** First and last name of the document's client. */
  @Text(250) client_name?: string;
  @Required() @Text(documentLimits.filename) filename!: string;
  @Required() @OneOf(documentTypes) document_type!: DocumentType;
  /** Detected from the bytes; the content type sent by the browser is ignored. */
  @Required() @Text() content_type!: string;
  @OneOf(scanStates) scan_state?: ScanState;
  /**
   * False for an empty or infected file, or one sent back, which is listed but not counted on a checklist. Absent from
   * older servers.
   */
  @Flag() counts?: boolean;
  /** Whether the office sent it back for every item that it was sent for. Absent from older servers. */
  @Flag() sent_back?: boolean;
  /** Version to send when changing this file. Absent from older servers, which do not support changes. */
  @Version() version?: number;
  @Required() @Text() uploaded_at!: string;
}

/** Documents of one type. The counts come from the server, because a page of documents does not include all of them. */
export class DocumentCategory {
  @Required() @OneOf(documentTypes) document_type!: DocumentType;
  /** Total number of documents of this type. */
  @Required() @Count() count!: number;
  /**
   * Number of documents that count toward a checklist, which excludes empty and infected files. Absent from older
   * servers, which count all files.
   */
  @Count() counted?: number;
  /** Whether the real numbers are higher than `count` and `counted`, because the server stopped counting there. */
  @Flag() at_least?: boolean;
  /** Sorted newest first. */
  @NestedList(() => DocumentRow, documentLimits.latestMost) latest!: DocumentRow[];
}

export class DocumentCategories {
  /** One entry per type, even if it has no documents. */
  @NestedList(() => DocumentCategory, documentTypes.length) categories!: DocumentCategory[];
}

/** A new name or category. Absent fields are left unchanged. */
@Labels('documents.fields')
export class ChangeDocument {
  // A name with invisible characters is rejected instead of cleaned, so that nobody gets a name they did not choose.
  @Exact() @Filename() filename?: string;
  @OneOf(clientDocumentTypes) document_type?: DocumentType;
  /** The version that the change is based on; 409 if it is stale. */
  @Required() @Version() version!: number;
}

/** A deleted document, which its owner can restore. */
export class TrashedDocument {
  @Required() @Text() id!: string;
  @Required() @Text(documentLimits.filename) filename!: string;
  @Required() @OneOf(documentTypes) document_type!: DocumentType;
  @Required() @Text() uploaded_at!: string;
  @Required() @Text() deleted_at!: string;
  /** When the file will be removed permanently. */
  @Required() @Text() removed_at!: string;
}

/** A document with its content. */
export class DocumentView {
  @Required() @Text() id!: string;
  @Required() @Text() user_id!: string;
  @Required() @Text(documentLimits.filename) filename!: string;
  @Required() @OneOf(documentTypes) document_type!: DocumentType;
  @Required() @Text() content_type!: string;
  @Required() @Text() uploaded_at!: string;
  /** Content in base64. */
  @Required() @Text(Math.ceil(documentLimits.maxBytes / 3) * 4) file_data!: string;
}

export class ScanningStatus {
  /** Whether this server scans uploaded files for malware. */
  @Required() @Flag() enabled!: boolean;
}

/** A client's storage usage and limits; `bytes` includes the trash. */
export class DocumentUsage {
  @Required() @WholeNumber(0, Number.MAX_SAFE_INTEGER) files!: number;
  @Required() @WholeNumber(0, Number.MAX_SAFE_INTEGER) bytes!: number;
  @Required() @WholeNumber(0, Number.MAX_SAFE_INTEGER) most_files!: number;
  @Required() @WholeNumber(0, Number.MAX_SAFE_INTEGER) most_bytes!: number;
}
