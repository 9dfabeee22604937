import { Injectable } from '@nestjs/common';
import type { AdminAccount } from '@portal/domain/accounts/admin-accounts.dto';
import type {} from '@portal/domain/accounts/admin-accounts.messages';
import { message } from '@portal/domain/i18n/message';
import type { AdminPreparersQuery } from '@portal/domain/preparers/admin-preparers.dto';
import { AccountClosingService } from '@portal/bff-access/auth/management/account-closing.service';
import type { Page, PageRequest } from '@portal/bff-platform/database/pagination';
import { ProblemError } from '@portal/bff-platform/problem.error';
import type { Actor } from '@portal/bff-platform/request/actor';
import { AdminPreparersService } from '../preparers/admin-preparers.service';
import { AdminAccountsRepository, type AdminAccountRow } from './admin-accounts.repository';

/** Manages accounts of every role, for admins. */
@Injectable()
export class AdminAccountsService {
  constructor(
    private readonly accounts: AdminAccountsRepository,
    private readonly preparers: AdminPreparersService,
    private readonly closing: AccountClosingService,
  ) {}

  /** @throws ProblemError invalid_input for filters that apply only to preparers */
  async list({ role = 'preparer', ...query }: AdminPreparersQuery & PageRequest): Promise<Page<AdminAccount>> {
    if (role === 'preparer') return (await this.preparers.list(query)).map((row) => ({ ...row, role }));
    const { sort = 'name', office_id } = query;
    if (office_id) throw onlyPreparers('office_id');
    if (sort !== 'name' && sort !== 'name_descending') throw onlyPreparers('sort');
    const direction = sort === 'name' ? 'ASC' : 'DESC';
    return (await this.accounts.search({ ...query, role, direction }, query)).map(presentAccount);
  }

  async close(actor: Actor, id: string, reason: string | null | undefined): Promise<AdminAccount> {
    await this.closing.close(actor, id, reason?.trim() || null);
    return this.read(id);
  }

  async reopen(actor: Actor, id: string): Promise<AdminAccount> {
    await this.closing.reopen(actor, id);
    return this.read(id);
  }

  private async read(id: string): Promise<AdminAccount> {
    const row = await this.accounts.findById(id);
    if (!row) throw new ProblemError('not_found');
    return presentAccount(row);
  }
}

const onlyPreparers = (field: string) =>
  new ProblemError('invalid_input', undefined, {
    errors: [{ field, detail: message('adminAccounts.onlyPreparers') }],
  });

const presentAccount = ({ created_at, closed_at, ...row }: AdminAccountRow): AdminAccount => ({
  ...row,
  created_at: created_at.toISOString(),
  closed_at: closed_at?.toISOString() ?? null,
});
