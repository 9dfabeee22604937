import { Body, Controller, Param, Query } from '@nestjs/common';
import { CloseAccount, type AdminAccount } from '@portal/domain/accounts/admin-accounts.dto';
import { adminAccountEndpoints } from '@portal/domain/accounts/admin-accounts.endpoints';
import type { AdminPreparersQuery } from '@portal/domain/preparers/admin-preparers.dto';
import type { Page, PageRequest } from '@portal/bff-platform/database/pagination';
import { CurrentActor } from '@portal/bff-platform/http/current-actor.decorator';
import { Serves } from '@portal/bff-platform/http/serves.decorator';
import type { Actor } from '@portal/bff-platform/request/actor';
import { AdminAccountsService } from './admin-accounts.service';

@Controller()
export class AdminAccountsController {
  constructor(private readonly accounts: AdminAccountsService) {}

  @Serves(adminAccountEndpoints.list)
  listAccounts(@Query() query: AdminPreparersQuery & PageRequest): Promise<Page<AdminAccount>> {
    return this.accounts.list(query);
  }

  @Serves(adminAccountEndpoints.close)
  closeAccount(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() body: CloseAccount,
  ): Promise<AdminAccount> {
    return this.accounts.close(actor, id, body.reason);
  }

  @Serves(adminAccountEndpoints.reopen)
  reopenAccount(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<AdminAccount> {
    return this.accounts.reopen(actor, id);
  }
}
