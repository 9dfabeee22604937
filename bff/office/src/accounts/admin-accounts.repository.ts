import { Injectable } from '@nestjs/common';
import type { AccountStatus } from '@portal/domain/account/account-status';
import type { Role } from '@portal/domain/contract/access-policy';
import { DataSource } from 'typeorm';
import { ClientSearch } from '@portal/bff-access/client-search.repository';
import { UserEntity } from '@portal/bff-access/auth/accounts/user.entity';
import { countUpTo, paginate, type Order, type Page, type PageRequest } from '@portal/bff-platform/database/pagination';
import { PlainQuery } from '@portal/bff-platform/database/plain-query';
import { accountText, mostNamed, textSearch } from '@portal/bff-platform/database/text-search';

export type AdminAccountRow = NonNullable<Awaited<ReturnType<AdminAccountsRepository['findById']>>>;

interface AccountFilter {
  role: Role;
  search?: string | null | undefined;
  status?: AccountStatus | null | undefined;
  direction: Order['direction'];
}

/** Accounts of any role, for admins. */
@Injectable()
export class AdminAccountsRepository {
  constructor(
    private readonly database: DataSource,
    private readonly texts: ClientSearch,
  ) {}

  /**
   * Lists accounts by last name. Looks up few matches in the name index first; with many matches, scanning the list in
   * order soon fills a page.
   */
  async search(
    { role, search, status, direction }: AccountFilter,
    request: PageRequest,
  ): Promise<Page<AdminAccountRow>> {
    // Inline the values, because with parameters the planner could not use the partial index of closed accounts.
    const found = this.accounts().where(`account.role = '${role}'`);
    if (status) found.where(`account.status = '${status}'`);
    if (search?.trim()) {
      const words = textSearch(search);
      const ids = await this.texts.accounts(role, words);
      if (ids.length > mostNamed) found.where(words.sql(accountText('account')), words.parameters);
      else found.where('account.id = ANY(:ids)', { ids });
    }
    const order: Order = { entity: UserEntity, alias: 'account', by: ['last_name', 'first_name'], direction };
    return paginate(found, order, request, (all) => countUpTo(all));
  }

  findById(id: string) {
    return this.accounts().where('account.id = :id', { id }).getOne();
  }

  private accounts() {
    return PlainQuery.from(this.database.manager, UserEntity, 'account', [
      'id',
      'email',
      'first_name',
      'last_name',
      'phone',
      'role',
      'status',
      'must_change_password',
      'created_at',
      'closed_at',
      'closed_reason',
    ]).where('account.deleted_at IS NULL');
  }
}
