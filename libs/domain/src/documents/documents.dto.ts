import { Labels } from '../contract/labels';
import { NestedList } from '../contract/nested';
import { Required } from '../contract/rule';
import { Flag, OneOf, Text, WholeNumber } from '../contract/rules';
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

const largest = 2_147_483_647;

/** The text field of an upload; the file itself is in the field `file`. */
export class UploadFields {
  @Required() @OneOf(documentTypes) document_type!: DocumentType;
}

/** Search and sort order of a document list. */
export class DocumentQuery {
  /** Part of the file name, or of the client's name or id. */
  @Text() search?: string;
  @OneOf(documentSorts) sort?: DocumentSort;
  /** Only documents of this type. */
  @OneOf(documentTypes) document_type?: DocumentType;
}

export class DocumentCategoriesQuery {
  /** Number of the newest documents listed per type; default: three. */
  @WholeNumber(0, documentLimits.latestMost) latest?: number;
}

export class DocumentRow {
  @Required() @Text() id!: string;
  @Required() @Text() user_id!: string;
  /** First and last name of the client it belongs to. */
  @Text(250) client_name?: string;
  @Required() @Text(documentLimits.filename) filename!: string;
  @Required() @OneOf(documentTypes) document_type!: DocumentType;
  /** Detected from the bytes, never taken from the claimed type. */
  @Required() @Text() content_type!: string;
  @OneOf(scanStates) scan_state?: ScanState;
  /**
   * False for an empty or infected file: it is listed, but neither counted nor credited to a checklist. Absent from
   * older servers.
   */
  @Flag() counts?: boolean;
  /** Version to send with a change of this file; absent from older servers, which do not support changes. */
  @WholeNumber(1, largest) version?: number;
  @Required() @Text() uploaded_at!: string;
}

/** The documents of one type, counted by the server: one page of documents does not show the totals. */
export class DocumentCategory {
  @Required() @OneOf(documentTypes) document_type!: DocumentType;
  /** Number of all listed documents. */
  @Required() @WholeNumber(0, largest) count!: number;
  /**
   * Number of those that count toward a checklist, without empty and infected files. Absent from older servers, which
   * count all.
   */
  @WholeNumber(0, largest) counted?: number;
  /** There are more than `count` and `counted`: the server stopped counting there. */
  @Flag() at_least?: boolean;
  /** Newest first. */
  @NestedList(() => DocumentRow, documentLimits.latestMost) latest!: DocumentRow[];
}

export class DocumentCategories {
  /** One entry per type, even without documents. */
  @NestedList(() => DocumentCategory, documentTypes.length) categories!: DocumentCategory[];
}

/** A new name or category. Absent fields stay unchanged. */
@Labels('documents.fields')
export class ChangeDocument {
  @Filename() filename?: string;
  @OneOf(clientDocumentTypes) document_type?: DocumentType;
  /** The version that was read; 409 if it has changed. */
  @Required() @WholeNumber(1, largest) version!: number;
}

/** A deleted document, which its owner can restore. */
export class TrashedDocument {
  @Required() @Text() id!: string;
  @Required() @Text(documentLimits.filename) filename!: string;
  @Required() @OneOf(documentTypes) document_type!: DocumentType;
  @Required() @Text() uploaded_at!: string;
  @Required() @Text() deleted_at!: string;
  /** Time of permanent removal. */
  @Required() @Text() removed_at!: string;
}

/** A document with its bytes. */
export class DocumentView {
  @Required() @Text() id!: string;
  @Required() @Text() user_id!: string;
  @Required() @Text(documentLimits.filename) filename!: string;
  @Required() @OneOf(documentTypes) document_type!: DocumentType;
  @Required() @Text() content_type!: string;
  @Required() @Text() uploaded_at!: string;
  /** Base64. */
  @Required() @Text(Math.ceil(documentLimits.maxBytes / 3) * 4) file_data!: string;
}

export class ScanningStatus {
  /** Whether this server scans uploaded files for malware. */
  @Required() @Flag() enabled!: boolean;
}

/** A client's storage use and limits; `bytes` includes the trash. */
export class DocumentUsage {
  @Required() @WholeNumber(0, Number.MAX_SAFE_INTEGER) files!: number;
  @Required() @WholeNumber(0, Number.MAX_SAFE_INTEGER) bytes!: number;
  @Required() @WholeNumber(0, Number.MAX_SAFE_INTEGER) most_files!: number;
  @Required() @WholeNumber(0, Number.MAX_SAFE_INTEGER) most_bytes!: number;
}
