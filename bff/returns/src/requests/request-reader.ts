import { Injectable } from '@nestjs/common';
import type { ReadableClientId } from '@portal/bff-access/client-access';
import { Encryption } from '@portal/bff-platform/encryption/encryption';
import { ProblemError } from '@portal/bff-platform/problem.error';
import { ReturnsRepository } from '../returns.repository';
import { ItemFilesRepository } from './item-files.repository';
import type { RequestItemEntity } from './request-item.entity';
import type { ItemContext } from './request-item.presenter';
import { RequestItemsCipher } from './request-items.cipher';
import { RequestItemsRepository } from './request-items.repository';

/** Reads items with their files, events and texts. */
@Injectable()
export class RequestReader {
  constructor(
    private readonly returns: ReturnsRepository,
    private readonly items: RequestItemsRepository,
    private readonly files: ItemFilesRepository,
    private readonly encryption: Encryption,
  ) {}

  /** Call before a transaction begins, because getting a client's cipher may need another connection. */
  async cipherOf(client: ReadableClientId): Promise<RequestItemsCipher> {
    return new RequestItemsCipher(await this.encryption.forOwner(client));
  }

  /** Reads the items of the client's return; undefined without a return for that year. */
  async list(client: ReadableClientId, tax_year: number) {
    const row = await this.returns.find(client, tax_year);
    if (!row) return undefined;
    const [rows, situations, events, cipher] = await Promise.all([
      this.items.listItems(row),
      this.items.situations(row),
      this.items.listEvents(row.id),
      this.cipherOf(client),
    ]);
    const files = await this.files.list(rows.map(({ id }) => id));
    return { rows, situations, context: { files, events } satisfies ItemContext, cipher };
  }

  /** @throws ProblemError not_found */
  async read(client: ReadableClientId, id: string) {
    const row: RequestItemEntity | null = await this.items.find(client, id);
    if (!row) throw new ProblemError('not_found');
    const [files, events, cipher] = await Promise.all([
      this.files.list([id]),
      this.items.listEvents(row.return_id, id),
      this.cipherOf(client),
    ]);
    return { row, context: { files, events } satisfies ItemContext, cipher };
  }
}
