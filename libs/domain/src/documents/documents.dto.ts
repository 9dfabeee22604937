import { Required } from '../contract/rule';
import { Flag, OneOf, Text } from '../contract/rules';
import {
  documentSorts,
  documentTypes,
  scanStates,
  type DocumentSort,
  type DocumentType,
  type ScanState,
} from './document-types';
import { documentLimits } from './documents.limits';

/** The text field of an upload; the file itself is in the field `file`. */
export class UploadFields {
  @Required() @OneOf(documentTypes) document_type!: DocumentType;
}

/** How a list of documents is searched and ordered. */
export class DocumentQuery {
  /** Part of a file's name, of the client's name or of their id. */
  @Text() search?: string;
  @OneOf(documentSorts) sort?: DocumentSort;
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
  @Required() @Text() uploaded_at!: string;
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
