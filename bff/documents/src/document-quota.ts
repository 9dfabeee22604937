import { Injectable, Logger } from '@nestjs/common';
import { documentLimits, megabyte } from '@portal/domain/documents/documents.limits';
import type { DocumentUsage } from '@portal/domain/documents/documents.dto';
import type {} from '@portal/domain/documents/documents.messages';
import { message } from '@portal/domain/i18n/message';
import { DataSource, type EntityManager } from 'typeorm';
import type { ReadableClientId } from '@portal/bff-access/client-access';
import { Env } from '@portal/bff-platform/config/env';
import { DocumentStore } from '@portal/bff-platform/document-store/document-store';
import { ProblemError } from '@portal/bff-platform/problem.error';
import { KeyedLimit } from './keyed-limit';
import { DocumentUsageRepository, type StoredAmount } from './document-usage.repository';

/** Limits what one client may store, and keeps a reserve of free disk space. */
@Injectable()
export class DocumentQuota {
  private readonly log = new Logger(DocumentQuota.name);
  private receiving = 0;
  private readonly inserting = new KeyedLimit(1);

  constructor(
    private readonly env: Env,
    private readonly database: DataSource,
    private readonly usages: DocumentUsageRepository,
    private readonly store: DocumentStore,
  ) {}

  async usage(client: ReadableClientId): Promise<DocumentUsage> {
    const { files, bytes } = await this.usages.of(this.database.manager, client);
    return { files, bytes, most_files: this.env.CLIENT_MAX_FILES, most_bytes: this.mostBytes };
  }

  /** Checks the quota before a byte is read. @throws ProblemError conflict or email_unverified if it is used up */
  async assertRoom(client: ReadableClientId): Promise<void> {
    this.assertWithin(await this.usages.of(this.database.manager, client), 0);
  }

  /**
   * Runs a transaction that inserts a file of this size, if it fits.
   * @returns false if `insert` returned false
   * @throws ProblemError conflict or email_unverified, which rolls the transaction back
   */
  insert(
    { user_id, size }: { user_id: ReadableClientId; size: number },
    insert: (transaction: EntityManager) => Promise<boolean>,
  ): Promise<boolean> {
    return this.inTurn(user_id, async (transaction) => {
      // Report a duplicate as such even if the client's quota is used up.
      if (!(await insert(transaction))) return false;
      const { files, bytes, unverified_files } = await this.usages.of(transaction, user_id);
      const before = unverified_files === null ? null : unverified_files - 1;
      this.assertWithin({ files: files - 1, bytes: bytes - size, unverified_files: before }, size);
      return true;
    });
  }

  /**
   * Runs a transaction that restores a file, if the client may have one more. Its bytes were counted even in the trash.
   * @throws ProblemError conflict, which rolls the transaction back
   */
  restore(user_id: ReadableClientId, restore: (transaction: EntityManager) => Promise<void>): Promise<void> {
    return this.inTurn(user_id, async (transaction) => {
      const before = await this.usages.of(transaction, user_id);
      await restore(transaction);
      const { files } = await this.usages.of(transaction, user_id);
      const most = this.env.CLIENT_MAX_FILES;
      if (files > before.files && files > most)
        throw new ProblemError('conflict', message('documents.tooManyToRestore', { most }));
    });
  }

  /**
   * Serializes the transactions that add a file for a client, across all servers; on each server, they queue without
   * occupying a connection. Takes the advisory lock before any row lock, because an upload that holds it may wait for a
   * restored row with the same bytes.
   */
  private inTurn<Result>(
    user_id: ReadableClientId,
    work: (transaction: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    return this.inserting.run(user_id, () =>
      this.database.transaction(async (transaction) => {
        await this.usages.lock(transaction, user_id);
        return work(transaction);
      }),
    );
  }

  /** Reserves the maximum file size while a file is being received. @throws ProblemError insufficient_storage */
  async reserve<Result>(receive: () => Promise<Result>): Promise<Result> {
    this.receiving += 1;
    try {
      await this.assertReserve();
      return await receive();
    } finally {
      this.receiving -= 1;
    }
  }

  private async assertReserve(): Promise<void> {
    const free = await this.store.freeBytes();
    const reserve = this.env.DISK_RESERVE_MB * megabyte;
    if (free - this.receiving * documentLimits.maxBytes >= reserve) return;
    this.log.error({ msg: 'the disk of the documents is full', free, reserve });
    throw new ProblemError('insufficient_storage');
  }

  private assertWithin({ files, bytes, unverified_files }: StoredAmount, more: number): void {
    const { unverified } = documentLimits;
    if (unverified_files !== null && unverified_files >= unverified)
      throw new ProblemError('email_unverified', message('documents.tooManyUnverified', { most: unverified }));
    const most = this.env.CLIENT_MAX_FILES;
    if (files >= most) throw new ProblemError('conflict', message('documents.tooMany', { most }));
    // Count at least one byte, so that a full quota rejects even an empty file.
    if (bytes + Math.max(more, 1) <= this.mostBytes) return;
    const used = Math.ceil(bytes / megabyte);
    throw new ProblemError('conflict', message('documents.tooMuch', { used, most: this.env.CLIENT_MAX_MB }));
  }

  private get mostBytes(): number {
    return this.env.CLIENT_MAX_MB * megabyte;
  }
}
