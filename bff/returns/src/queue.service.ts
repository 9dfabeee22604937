import { Injectable } from '@nestjs/common';
import type { AdminReturnRow, ReturnTotals, StateCount } from '@portal/domain/returns/admin-returns.dto';
import { businessDaysSince } from '@portal/domain/returns/business-days';
import { awaitsReviewer } from '@portal/domain/returns/return-edges';
import { returnStates, returnSteps, turnOf, turns } from '@portal/domain/returns/return-states';
import type { QueueQuery, QueueRow, QueueTotals } from '@portal/domain/returns/returns.dto';
import { ReadableClients } from '@portal/bff-access/client-access';
import { ClientSearch } from '@portal/bff-access/client-search.repository';
import type { Page, PageRequest } from '@portal/bff-platform/database/pagination';
import type { Actor } from '@portal/bff-platform/request/actor';
import { requestedTaxYear } from '@portal/bff-platform/request/request-context';
import { Seasons } from '@portal/bff-platform/seasons/seasons';
import { SiteService } from '@portal/bff-office/site/site.service';
import { QueueRepository, type QueueRequest } from './queue.repository';
import type { QueueFacts } from './queue.sql';
import { ReturnTotalsRepository, type CountedState } from './return-totals.repository';

/** Lists and counts returns: a preparer's queue, and the admin's board. */
@Injectable()
export class QueueService {
  constructor(
    private readonly queue: QueueRepository,
    private readonly counted: ReturnTotalsRepository,
    private readonly clientSearch: ClientSearch,
    private readonly site: SiteService,
    private readonly seasons: Seasons,
  ) {}

  async list(actor: Actor, request: QueueQuery & PageRequest): Promise<Page<QueueRow>> {
    const [rules, known] = await Promise.all([
      this.site.rules(),
      this.countKnown({ ...request, preparer_id: actor.id }),
    ]);
    const page = await this.queue.list(ReadableClients.of(actor), request, { timeZone: rules.timeZone, known });
    return page.map((row) => presentRow(row, actor, rules));
  }

  async totals({ id }: Actor): Promise<QueueTotals> {
    const shown = requestedTaxYear();
    const others = this.seasons.open.filter((year) => year !== shown);
    const rows = await this.counted.ofPreparer(id, [shown, ...others]);
    const sum = (turn: (typeof turns)[number], of = shown) =>
      rows.reduce(
        (total, { tax_year, state, returns }) => total + (tax_year === of && turnOf(state) === turn ? returns : 0),
        0,
      );
    return {
      client: sum('client'),
      office: sum('office'),
      authority: sum('authority'),
      nobody: sum('nobody'),
      // Nothing of a closed season can be worked on.
      other_seasons: others
        .map((tax_year) => ({ tax_year, office: sum('office', tax_year) }))
        .filter(({ office }) => office > 0),
    };
  }

  async listAll(actor: Actor, request: QueueRequest): Promise<Page<AdminReturnRow>> {
    const { search } = request;
    const [rules, found, known] = await Promise.all([
      this.site.rules(),
      search?.trim() ? this.clientSearch.find(search) : undefined,
      this.countKnown(request),
    ]);
    const page = await this.queue.list(ReadableClients.of(actor), request, { timeZone: rules.timeZone, found, known });
    return page.map((row) => presentAdminRow(row, actor, rules));
  }

  async totalsOfAll(): Promise<ReturnTotals> {
    const [rows, medians] = await Promise.all([this.counted.byPreparer(), this.counted.medians()]);
    const daysOf = new Map(medians.map(({ step, tenth_days }) => [step, tenth_days]));
    return {
      by_preparer: sumBy(rows, (row) => [row.preparer_id, row.preparer_name]),
      by_office: sumBy(rows, (row) => [row.office_id, row.office_name]),
      medians: returnSteps.map((step) => ({ step, tenth_days: daysOf.get(step) ?? null })),
    };
  }

  /** Returns the number of rows without a search, unless the list is narrowed by what no total covers. */
  private async countKnown(request: QueueRequest): Promise<number | undefined> {
    const { turn, state, age, office_id, preparer_id } = request;
    if (age) return undefined;
    const states = returnStates.filter((one) => (!turn || turnOf(one) === turn) && (!state || one === state));
    return this.counted.count({ states, office_id, preparer_id });
  }
}

/** Sums the returns in each state by office or preparer. */
function sumBy(
  rows: readonly CountedState[],
  keyOf: (row: CountedState) => readonly [id: string | null, name: string | null],
): StateCount[] {
  const sums = new Map<string, StateCount>();
  for (const row of rows) {
    const [of, name] = keyOf(row);
    const key = `${of ?? ''} ${row.state}`;
    const sum = sums.get(key) ?? { of, name, state: row.state, returns: 0 };
    sums.set(key, { ...sum, returns: sum.returns + row.returns });
  }
  return [...sums.values()];
}

type Rules = Awaited<ReturnType<SiteService['rules']>>;

const presentRow = (row: QueueFacts, reader: Actor, { timeZone, requiresReview }: Rules): QueueRow => ({
  id: row.return_id,
  client_id: row.client_id,
  first_name: row.first_name,
  last_name: row.last_name,
  kind: row.kind,
  sequence: row.sequence,
  state: row.state,
  state_before_hold: row.state_before_hold,
  turn: row.turn,
  state_since: row.state_since.toISOString(),
  business_days: businessDaysSince(row.state_since, new Date(), timeZone),
  due_on: row.due_on,
  answered: row.answered_at !== null,
  answers_changed: row.client_changed_at !== null,
  awaits_reviewer: requiresReview && awaitsReviewer(row, reader.id),
  urgent: row.urgent,
  open_for_client: row.open_for_client,
  open_for_office: row.open_for_office,
  awaited: row.awaited,
  version: row.version,
});

const presentAdminRow = (row: QueueFacts, reader: Actor, rules: Rules): AdminReturnRow => ({
  ...presentRow(row, reader, rules),
  preparer_id: row.preparer_id,
  preparer_name: row.preparer_name,
  office_name: row.office_name,
});
