import type { QueueSort } from '@portal/domain/returns/returns.dto';
import type { DataSource } from 'typeorm';
import { AssignmentEntity } from '@portal/bff-access/assignment.entity';
import { PreparerProfileEntity } from '@portal/bff-access/auth/accounts/preparer-profile.entity';
import { UserEntity } from '@portal/bff-access/auth/accounts/user.entity';
import { OfficeEntity } from '@portal/bff-office/offices/office.entity';
import type { Order } from '@portal/bff-platform/database/pagination';
import { PlainQuery } from '@portal/bff-platform/database/plain-query';
import { requestedTaxYear } from '@portal/bff-platform/request/request-context';
import { TaxReturnEntity } from './return.entity';

const returnColumns = [
  'client_id',
  'kind',
  'sequence',
  'state',
  'state_before_hold',
  'turn',
  'state_since',
  'due_on',
  'client_changed_at',
  'answered_at',
  'review_asked_by',
  'version',
] as const;

const itemsOf = (condition: string): string =>
  `(SELECT count(*)::int FROM request_items item WHERE item.return_id = tax_return.id AND ${condition})`;

const isUrgent = `coalesce((SELECT wish.urgent FROM client_preferences wish WHERE wish.user_id = tax_return.client_id
  ORDER BY wish.created_at DESC LIMIT 1), false)`;

const bySince = (direction: Order['direction']): Order => ({
  entity: TaxReturnEntity,
  alias: 'tax_return',
  by: ['state_since'],
  direction,
});

export const orders: Readonly<Record<QueueSort, Order>> = {
  oldest: bySince('ASC'),
  newest: bySince('DESC'),
  name: { entity: UserEntity, alias: 'client', by: ['last_name', 'first_name'], direction: 'ASC' },
  due: {
    entity: TaxReturnEntity,
    alias: 'tax_return',
    by: [{ name: 'due_order', sql: (alias) => `coalesce(${alias}.due_on, 'infinity'::date)` }],
    direction: 'ASC',
  },
};

export type QueueFacts = Awaited<ReturnType<ReturnType<typeof listed>['getMany']>>[number];

/**
 * Lists one return per client: the newest of the year. Selects as `id` the id of the entity that determines the order,
 * because the cursor is that id.
 */
export function listed({ manager }: DataSource, { entity }: Order) {
  const found = entity === UserEntity ? 'client.id' : 'tax_return.id';
  return (
    PlainQuery.from(manager, TaxReturnEntity, 'tax_return', returnColumns)
      .innerJoin(UserEntity, 'client', 'client.id = tax_return.client_id', ['first_name', 'last_name'])
      .leftJoin(AssignmentEntity, 'assignment', 'assignment.client_id = client.id', ['preparer_id'])
      .leftJoin(UserEntity, 'preparer', 'preparer.id = assignment.preparer_id', [])
      .leftJoin(PreparerProfileEntity, 'profile', 'profile.user_id = assignment.preparer_id', [])
      .leftJoin(OfficeEntity, 'office', 'office.id = profile.office_id', [])
      .text('id', found)
      .text('return_id', 'tax_return.id')
      .column('preparer_name', "preparer.first_name || ' ' || preparer.last_name")
      .column('office_name', 'office.name')
      .flag('urgent', isUrgent)
      .number('open_for_client', itemsOf(`item.turn = 'client' AND item.required`))
      .number('open_for_office', itemsOf(`item.turn = 'office'`))
      .number('awaited', itemsOf(`item.state = 'awaited' AND item.required`))
      // The indexes of accounts by name begin with the role.
      .where(`client.role = 'client'`)
      .where('client.deleted_at IS NULL AND tax_return.newest AND tax_return.tax_year = :tax_year', {
        tax_year: requestedTaxYear(),
      })
  );
}
