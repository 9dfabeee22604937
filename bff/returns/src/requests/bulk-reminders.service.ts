import { Injectable } from '@nestjs/common';
import type { RemindedMany, RemindMany, RemindOutcome } from '@portal/domain/requests/client-requests.dto';
import { DataSource } from 'typeorm';
import { assignedClientId } from '@portal/bff-access/client-access';
import { ProblemError } from '@portal/bff-platform/problem.error';
import type { Actor } from '@portal/bff-platform/request/actor';
import { Seasons } from '@portal/bff-platform/seasons/seasons';
import { ReturnsRepository } from '../returns.repository';
import { AskedDocumentsService } from './asked-documents.service';

/** Reminds several clients, each in a transaction of its own: one that cannot be reminded holds up no other. */
@Injectable()
export class BulkRemindersService {
  constructor(
    private readonly database: DataSource,
    private readonly returns: ReturnsRepository,
    private readonly asked: AskedDocumentsService,
    private readonly seasons: Seasons,
  ) {}

  /** @throws ProblemError conflict in a closed season */
  async remind(actor: Actor, { return_ids }: RemindMany): Promise<RemindedMany> {
    const results: RemindedMany['results'] = [];
    const today = await this.asked.today();
    for (const id of new Set(return_ids)) results.push({ id, outcome: await this.remindOne(actor, id, today) });
    return { results };
  }

  private async remindOne(actor: Actor, id: string, today: string): Promise<RemindOutcome> {
    const row = await this.returns.findById(id);
    try {
      if (!row) return 'not_found';
      const client = await assignedClientId(this.database.manager, actor, row.client_id);
      this.seasons.assertOpen(row.tax_year);
      const newest = row.newest ? row : await this.returns.find(client, row.tax_year);
      // A return is put on hold so that its client is left alone.
      if (newest?.state === 'on_hold') return 'on_hold';
      return (await this.asked.tryReminding(actor, client, row.tax_year, today)).outcome;
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'not_found') return 'not_found';
      throw error;
    }
  }
}
