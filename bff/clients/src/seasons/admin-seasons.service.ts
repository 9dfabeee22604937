import { Injectable } from '@nestjs/common';
import { message } from '@portal/domain/i18n/message';
import type { Season } from '@portal/domain/seasons/seasons.dto';
import { seasonLimits } from '@portal/domain/seasons/seasons.limits';
import type {} from '@portal/domain/seasons/seasons.messages';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { ProblemError } from '@portal/bff-platform/problem.error';
import type { Actor } from '@portal/bff-platform/request/actor';
import type { SeasonEntity } from '@portal/bff-platform/seasons/season.entity';
import { Seasons } from '@portal/bff-platform/seasons/seasons';
import { SeasonsRepository } from '@portal/bff-platform/seasons/seasons.repository';
import { presentSeasons } from './season.presenter';

/** Opens and closes the office's seasons. */
@Injectable()
export class AdminSeasonsService {
  constructor(
    private readonly database: DataSource,
    private readonly stored: SeasonsRepository,
    private readonly seasons: Seasons,
    private readonly audit: AuditService,
  ) {}

  /** @throws ProblemError not_found for text that is no year; invalid_input for a year that cannot have a season yet */
  open(actor: Actor, requested: string): Promise<Season> {
    return this.change(actor, yearOf(requested), 'open', async (transaction, known, year) => {
      if (!known.some(({ tax_year }) => tax_year === year))
        assertBegun(year, await this.stored.currentYear(transaction));
    });
  }

  /** @throws ProblemError not_found for a year without a season; conflict for the only open season */
  close(actor: Actor, requested: string): Promise<Season> {
    return this.change(actor, yearOf(requested), 'closed', (_transaction, known, year) => {
      if (!known.some(({ tax_year }) => tax_year === year)) throw new ProblemError('not_found');
      const others = known.filter(({ tax_year, state }) => tax_year !== year && state === 'open');
      if (others.length === 0) throw new ProblemError('conflict', message('seasons.onlyOpen'));
    });
  }

  private async change(
    actor: Actor,
    year: number,
    state: SeasonEntity['state'],
    assertAllowed: (transaction: EntityManager, known: SeasonEntity[], year: number) => Promise<void> | void,
  ): Promise<Season> {
    const isChanged = await this.database.transaction(async (transaction) => {
      const known = await this.stored.lock(transaction);
      if (known.some((season) => season.tax_year === year && season.state === state)) return false;
      await assertAllowed(transaction, known, year);
      await this.stored.setState(transaction, year, state);
      const action = state === 'open' ? 'season.open' : 'season.close';
      await this.audit.record({ action, actor, object_type: 'season', object_id: String(year) }, transaction);
      return true;
    });
    // The admin's next request must not depend on when this server hears of the change.
    if (isChanged) await this.seasons.reload();
    const changed = presentSeasons(await this.stored.list()).find(({ tax_year }) => tax_year === year);
    if (!changed) throw new ProblemError('not_found');
    return changed;
  }
}

function yearOf(requested: string): number {
  if (!/^\d{4}$/.test(requested)) throw new ProblemError('not_found');
  return Number(requested);
}

function assertBegun(year: number, currentYear: number): void {
  const { first } = seasonLimits;
  if (year >= first && year <= currentYear) return;
  const detail =
    year < first
      ? message('seasons.tooEarly', { first: String(first) })
      : message('seasons.notBegun', { year: String(year) });
  throw new ProblemError('invalid_input', undefined, { errors: [{ field: 'year', detail }] });
}
