import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { message } from '@portal/domain/i18n/message';
import { describeError } from '@portal/server/describe-error';
import { EventBus } from '../events/event-bus';
import { ProblemError } from '../problem.error';
import type {} from '../messages/requests.messages';
import type { SeasonEntity } from './season.entity';
import { SeasonsRepository } from './seasons.repository';

// A trigger tells of changes (docs/database-rules.md): notify_of_seasons.
/** The office's tax years. There are few, and every request needs one, so that each server keeps them in memory. */
@Injectable()
export class Seasons implements OnApplicationBootstrap {
  private readonly log = new Logger(Seasons.name);
  /** Newest first. */
  private known: readonly SeasonEntity[] = [];

  constructor(
    private readonly stored: SeasonsRepository,
    private readonly bus: EventBus,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.bus.listen(({ kind }) => {
      if (kind === 'seasons' || kind === 'missed') void this.reload();
    });
    this.known = await this.stored.list();
  }

  /**
   * Returns the tax year of a request. @param year of the query string; undefined for the newest open season
   * @throws ProblemError invalid_input if the office has no such season
   */
  requested(year: unknown): number {
    if (year === undefined || year === '') return this.current;
    const found = this.known.find(({ tax_year }) => String(tax_year) === year);
    if (found) return found.tax_year;
    throw new ProblemError('invalid_input', undefined, {
      errors: [{ field: 'year', detail: message('requests.unknownSeason') }],
    });
  }

  /** @throws ProblemError conflict if nothing of this tax year may change anymore, or not yet */
  assertOpen(year: number): void {
    if (this.known.some(({ tax_year, state }) => tax_year === year && state === 'open')) return;
    throw new ProblemError('conflict', message('requests.seasonNotOpen', { year: String(year) }));
  }

  /** Whether the office has more than one, so that a file has to say which one it is about. */
  get areSeveral(): boolean {
    return this.known.length > 1;
  }

  /** The open tax years, newest first. */
  get open(): readonly number[] {
    return this.known.filter(({ state }) => state === 'open').map(({ tax_year }) => tax_year);
  }

  /** The year that a request means by default; undefined for an office without a season. */
  get default(): number | undefined {
    return defaultSeasonOf(this.known)?.tax_year;
  }

  private get current(): number {
    if (this.default === undefined) throw new ProblemError('unavailable');
    return this.default;
  }

  /** Keeps what is known if the database cannot be read: its connection reports `missed` when it is back. */
  async reload(): Promise<void> {
    try {
      this.known = await this.stored.list();
    } catch (error) {
      this.log.warn({ msg: 'failed to read the seasons', ...describeError(error) });
    }
  }
}

/** Returns the newest open season; between two seasons, the newest one. @param seasons newest first */
export const defaultSeasonOf = (seasons: readonly SeasonEntity[]): SeasonEntity | undefined =>
  seasons.find(({ state }) => state === 'open') ?? seasons[0];
