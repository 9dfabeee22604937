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

/** How a list of documents is searched and ordered. */
export class DocumentQuery {
  /** Part of a file's name, of the client's name or of their id. */
  @Text() search?: string;
  @OneOf(documentSorts) sort?: DocumentSort;
  /** Only documents of this type. */
  @OneOf(documentTypes) document_type?: DocumentType;
}

export class DocumentCategoriesQuery {
  /** How many of the newest documents of each type are listed; absent: three. */
  @WholeNumber(0, documentLimits.latestMost) latest?: number;
}

export class DocumentRow {
  @Required() @Text() id!: string;
  @Required() @Text() user_id!: string;
  /** Of the client it belongs to: first and last name. */
  @Text(250) client_name?: string;
  @Required() @Text(documentLimits.filename) filename!: string;
  @Required() @OneOf(documentTypes) document_type!: DocumentType;
  /** Sniffed from the bytes, never the claimed one. */
  @Required() @Text() content_type!: string;
  @OneOf(scanStates) scan_state?: ScanState;
  /** False for an empty or infected file: it is listed, but is in no count and ticks nothing. Absent from older servers. */
  @Flag() counts?: boolean;
  /** For a change of this file; absent from older servers, which change none. */
  @WholeNumber(1, largest) version?: number;
  @Required() @Text() uploaded_at!: string;
}

/** The documents of one type, counted by the server: a page of documents says nothing about them. */
export class DocumentCategory {
  @Required() @OneOf(documentTypes) document_type!: DocumentType;
  /** Of all that are listed. */
  @Required() @WholeNumber(0, largest) count!: number;
  /** Of those that tick a checklist, without empty and infected files. Absent from older servers, which count all. */
  @WholeNumber(0, largest) counted?: number;
  /** There are more than `count` and `counted`: counting stopped there. */
  @Flag() at_least?: boolean;
  /** Newest first. */
  @NestedList(() => DocumentRow, documentLimits.latestMost) latest!: DocumentRow[];
}

export class DocumentCategories {
  /** One of each type, also where there is no document. */
  @NestedList(() => DocumentCategory, documentTypes.length) categories!: DocumentCategory[];
}

/** A new name or category. What is absent stays. */
@Labels('documents.fields')
export class ChangeDocument {
  @Filename() filename?: string;
  @OneOf(clientDocumentTypes) document_type?: DocumentType;
  /** As it was read; another one by now is 409. */
  @Required() @WholeNumber(1, largest) version!: number;
}

/** A deleted document, which its owner can restore. */
export class TrashedDocument {
  @Required() @Text() id!: string;
  @Required() @Text(documentLimits.filename) filename!: string;
  @Required() @OneOf(documentTypes) document_type!: DocumentType;
  @Required() @Text() uploaded_at!: string;
  @Required() @Text() deleted_at!: string;
  /** When it is removed for good. */
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
  /** Whether uploaded files are scanned for malware here. */
  @Required() @Flag() enabled!: boolean;
}

/** What a client has stored, trash included in bytes, and the most they may. */
export class DocumentUsage {
  @Required() @WholeNumber(0, Number.MAX_SAFE_INTEGER) files!: number;
  @Required() @WholeNumber(0, Number.MAX_SAFE_INTEGER) bytes!: number;
  @Required() @WholeNumber(0, Number.MAX_SAFE_INTEGER) most_files!: number;
  @Required() @WholeNumber(0, Number.MAX_SAFE_INTEGER) most_bytes!: number;
}
