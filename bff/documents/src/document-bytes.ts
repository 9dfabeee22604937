import type { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import { describeError } from '@portal/server/describe-error';
import { DocumentStore } from '@portal/bff-platform/document-store/document-store';
import { decryptFile } from '@portal/bff-platform/document-store/stream-cipher';
import { Encryption } from '@portal/bff-platform/encryption/encryption';
import { ProblemError } from '@portal/bff-platform/problem.error';
import type { StoredDocument } from './documents.repository';

/** Decrypts the stored bytes of a document. */
@Injectable()
export class DocumentBytes {
  private readonly log = new Logger(DocumentBytes.name);

  constructor(
    private readonly store: DocumentStore,
    private readonly encryption: Encryption,
  ) {}

  /** Throws if the stored bytes were tampered with. @throws ProblemError unavailable */
  async open({ id, user_id, storage_key }: Pick<StoredDocument, 'id' | 'user_id' | 'storage_key'>): Promise<Readable> {
    const key = await this.encryption.fileKeyFor(user_id, id);
    const stored = await this.store.get(storage_key).catch((error: unknown) => {
      this.log.error({ msg: 'a stored file cannot be read', document: id, ...describeError(error) });
      throw new ProblemError('unavailable');
    });
    const plain = decryptFile(key);
    stored.once('error', (error) => plain.destroy(error));
    plain.once('close', () => stored.destroy());
    return stored.pipe(plain);
  }
}
