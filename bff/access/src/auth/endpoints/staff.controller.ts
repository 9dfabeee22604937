import { Controller, Param } from '@nestjs/common';
import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import type { User } from '@portal/domain/account/account.dto';
import type { NewPin } from '@portal/domain/account/session.dto';
import { adminAccountEndpoints } from '@portal/domain/accounts/admin-accounts.endpoints';
import { adminPreparerEndpoints } from '@portal/domain/preparers/admin-preparers.endpoints';
import { CurrentActor } from '@portal/bff-platform/http/current-actor.decorator';
import { Serves } from '@portal/bff-platform/http/serves.decorator';
import type { Actor } from '@portal/bff-platform/request/actor';
import { ResetLinkService } from '../password-reset/reset-link.service';
import { SecondFactorResetService } from '../management/second-factor-reset.service';
import { StaffService } from '../management/staff.service';
import { presentUser } from '../accounts/user.presenter';

@Controller()
export class StaffController {
  constructor(
    private readonly staff: StaffService,
    private readonly resetLinks: ResetLinkService,
    private readonly secondFactors: SecondFactorResetService,
  ) {}

  @Serves(accountEndpoints.resetPin)
  async resetPin(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<NewPin> {
    return { pin: await this.staff.resetPin(actor, id) };
  }

  @Serves(accountEndpoints.sendResetLink)
  sendResetLink(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.resetLinks.sendFor(actor, id);
  }

  @Serves(adminAccountEndpoints.resetSecondFactor)
  resetSecondFactor(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.secondFactors.reset(actor, id);
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
