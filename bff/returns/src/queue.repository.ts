import { Injectable } from '@nestjs/common';
import { isUuid } from '@portal/domain/contract/rules';
import type { AdminReturnQuery } from '@portal/domain/returns/admin-returns.dto';
import { datesOfAge } from '@portal/domain/returns/business-days';
import { DataSource } from 'typeorm';
import type { ReadableClients } from '@portal/bff-access/client-access';
import type { ClientFilter } from '@portal/bff-access/client-filter';
import {
  countUpTo,
  paginate,
  paginateInTurn,
  type Order,
  type Page,
  type PageRequest,
  type Total,
} from '@portal/bff-platform/database/pagination';
import type { PlainQuery } from '@portal/bff-platform/database/plain-query';
import { listed, orders, type QueueFacts } from './queue.sql';

export type QueueRequest = AdminReturnQuery & PageRequest;

// `position` instead of LIKE, so that wildcards in the search are literal.
const searched = `position(lower(:search) in
  lower(concat_ws(' ', client.first_name, client.last_name, client.email, client.phone))) > 0`;
/** What no total covers is counted up to this number, which takes about as long as reading a page. */
const mostSearched = 1000;
const inOffice = 'assignment.preparer_id IN (SELECT user_id FROM preparer_profiles WHERE office_id = :office_id)';
const ofNobody = 'client.id IN (SELECT client_id FROM unassigned_clients)';

/** Lists returns in the order in which the office works on them. */
@Injectable()
export class QueueRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * @param timeZone of the office, in which business days begin
   * @param found filters an admin's list by a search
   * @param known number of rows without the search, if triggers maintain that total
   */
  async list(
    clients: ReadableClients,
    request: QueueRequest,
    { timeZone, found, known }: { timeZone: string; found?: ClientFilter | undefined; known?: number | undefined },
  ): Promise<Page<QueueFacts>> {
    const { sort = 'oldest', search, ...page } = request;
    const order = orders[sort];
    const all = narrowed(clients.restrictFirst(listed(this.database, order), 'client.id'), request, timeZone);
    if (search?.trim() && !found) all.where(searched, { search: search.trim() });
    if (found?.isNamed) return paginate(found.narrow(all), order, page, countUpTo);
    if (found && sort !== 'oldest') return found.list(all, order, { ...page, known });
    const rows = found ? found.narrow(all.clone()) : all;
    const count = async (counted: PlainQuery<object>): Promise<Total> => {
      if (found) return found.count(all);
      return known === undefined || search?.trim() ? countUpTo(counted, mostSearched) : { total: known };
    };
    return sort === 'oldest' ? this.rejectedFirst(rows, order, page, count) : paginate(rows, order, page, count);
  }

  /** An authority's rejection is the most urgent: the client has to hear of it within a day. */
  private rejectedFirst(
    rows: PlainQuery<QueueFacts>,
    order: Order,
    page: PageRequest,
    count: (rows: PlainQuery<object>) => Promise<Total>,
  ): Promise<Page<QueueFacts>> {
    const rejected = rows.clone().where("tax_return.state = 'rejected'");
    const others = rows.clone().where("tax_return.state <> 'rejected'");
    return paginateInTurn(
      [
        { query: rejected, order },
        { query: others, order },
      ],
      page,
      () => count(rows.clone()),
    );
  }
}

function narrowed(rows: PlainQuery<QueueFacts>, request: QueueRequest, timeZone: string): PlainQuery<QueueFacts> {
  const { turn, state, age, office_id, preparer_id } = request;
  if (turn) rows.where('tax_return.turn = :turn', { turn });
  if (state) rows.where('tax_return.state = :state', { state });
  if (age) {
    const { from, before } = datesOfAge(age, new Date(), timeZone);
    const start = (name: string) => `(:${name}::timestamp AT TIME ZONE :zone)`;
    if (from) rows.where(`tax_return.state_since >= ${start('since')}`, { since: from, zone: timeZone });
    if (before) rows.where(`tax_return.state_since < ${start('until')}`, { until: before, zone: timeZone });
  }
  if (preparer_id === 'none') rows.where(ofNobody);
  // A cast of the column would hide it from its index.
  else if (preparer_id)
    rows.where(isUuid(preparer_id) ? 'assignment.preparer_id = :preparer_id' : 'false', { preparer_id });
  if (office_id === 'none') rows.where('profile.office_id IS NULL');
  else if (office_id) rows.where(inOffice, { office_id });
  return rows;
}
