import { Body, Controller, Param, Query } from '@nestjs/common';
import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import type { User } from '@portal/domain/account/account.dto';
import type { NewPin } from '@portal/domain/account/session.dto';
import { CloseAccount, type AdminAccount } from '@portal/domain/accounts/admin-accounts.dto';
import { adminAccountEndpoints } from '@portal/domain/accounts/admin-accounts.endpoints';
import type { AdminPreparersQuery } from '@portal/domain/preparers/admin-preparers.dto';
import { adminPreparerEndpoints } from '@portal/domain/preparers/admin-preparers.endpoints';
import type { Page, PageRequest } from '../../database/pagination';
import { CurrentActor } from '../../http/current-actor.decorator';
import { Serves } from '../../http/serves.decorator';
import type { Actor } from '../../platform/request/actor';
import { ResetLinkService } from '../../auth/password-reset/reset-link.service';
import { AdminAccountsService } from '../../modules/accounts/admin-accounts.service';
import { StaffService } from '../../auth/management/staff.service';
import { presentUser } from '../../auth/accounts/user.presenter';

@Controller()
export class StaffController {
  constructor(
    private readonly staff: StaffService,
    private readonly resetLinks: ResetLinkService,
    private readonly accounts: AdminAccountsService,
  ) {}

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

  @Serves(accountEndpoints.resetPin)
  async resetPin(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<NewPin> {
    return { pin: await this.staff.resetPin(actor, id) };
  }

  @Serves(accountEndpoints.sendResetLink)
  sendResetLink(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.resetLinks.sendFor(actor, id);
  }

  @Serves(accountEndpoints.approvePreparer)
  async approvePreparer(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<User> {
    return presentUser(await this.staff.approve(actor, id));
  }

  @Serves(adminPreparerEndpoints.reject)
  reject(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.staff.reject(actor, id);
  }
}
