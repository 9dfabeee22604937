import { Required } from '../contract/rule';
import { OneOf, Text } from '../contract/rules';
import { documentTypes, type DocumentType } from './document-types';

export class DocumentRow {
  @Required() @Text() id!: string;
  @Required() @Text() user_id!: string;
  @Required() @Text(300) filename!: string;
  @Required() @OneOf(documentTypes) document_type!: DocumentType;
  /** Sniffed from the bytes, never the claimed one. */
  @Required() @Text() content_type!: string;
  @Required() @Text() uploaded_at!: string;
}
