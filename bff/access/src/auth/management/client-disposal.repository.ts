import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

@Injectable()
export class ClientDisposalRepository {
  constructor(private readonly database: DataSource) {}

  /** Returns the ids of former clients whose records the office need no longer keep, in order. @param after '' at first */
  async findDue(after: string, limit: number): Promise<string[]> {
    const due: { id: string }[] = await this.database.query(
      `SELECT id FROM users
       WHERE role = 'client' AND status = 'disabled' AND deleted_at IS NULL AND client_disposal_due_at(closed_at) <= now()
         AND id::text > $1
       ORDER BY id::text LIMIT $2`,
      [after, limit],
    );
    return due.map(({ id }) => id);
  }

  /** Returns the ids of clients who never verified their address and sent nothing, in order. @param after '' at first */
  async findAbandoned(after: string, limit: number): Promise<string[]> {
    const abandoned: { id: string }[] = await this.database.query(
      `SELECT id FROM users
       WHERE role = 'client' AND email_verified_at IS NULL AND deleted_at IS NULL
         AND created_at <= now() - interval '30 days' AND id::text > $1 AND is_abandoned_client(id)
       ORDER BY id::text LIMIT $2`,
      [after, limit],
    );
    return abandoned.map(({ id }) => id);
  }

  /** @returns false if another replica is disposing of the client, or the client is not due (anymore) */
  async dispose(transaction: EntityManager, id: string): Promise<boolean> {
    const [row]: { done: boolean }[] = await transaction.query('SELECT dispose_of_client($1) AS done', [id]);
    return row?.done ?? false;
  }
}
