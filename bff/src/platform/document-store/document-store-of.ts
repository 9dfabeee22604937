import { join } from 'node:path';
import type { Env } from '../../config/env';
import { DiskDocumentStore } from './disk.document-store';
import type { DocumentStore } from './document-store';
import { S3DocumentStore } from './s3.document-store';

/** In a bucket where one is named, else below `DATA_DIR`. */
export const documentStoreOf = ({ DATA_DIR, S3 }: Env): DocumentStore =>
  S3 ? new S3DocumentStore(S3) : new DiskDocumentStore(join(DATA_DIR, 'documents'));
