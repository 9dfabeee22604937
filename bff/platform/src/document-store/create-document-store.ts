import { join } from 'node:path';
import { DiskDocumentStore } from './disk.document-store';
import type { DocumentStore } from './document-store';
import { S3DocumentStore, type S3Settings } from './s3.document-store';

interface Settings {
  DATA_DIR: string;
  S3?: S3Settings | undefined;
}

/** Returns the store for the bucket if one is set, otherwise for a folder below `DATA_DIR`. */
export const createDocumentStore = ({ DATA_DIR, S3 }: Settings): DocumentStore =>
  S3 ? new S3DocumentStore(S3) : new DiskDocumentStore(join(DATA_DIR, 'documents'));
