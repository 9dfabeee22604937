import { Controller, Param } from '@nestjs/common';
import { accountCalls } from '@portal/domain/account/account.calls';
import type { User } from '@portal/domain/account/account.dto';
import type { NewPin } from '@portal/domain/account/session.dto';
import { CurrentActor } from '../../http/current-actor.decorator';
import { Serves } from '../../http/serves.decorator';
import type { Actor } from '../../platform/actor';
import { StaffService } from '../../records/users/staff.service';
import { presentUser } from '../../records/users/user.presenter';

@Controller()
export class StaffController {
  constructor(private readonly staff: StaffService) {}

  @Serves(accountCalls.resetPin)
  async resetPin(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<NewPin> {
    return { pin: await this.staff.resetPin(actor, id) };
  }

  @Serves(accountCalls.approvePreparer)
  async approvePreparer(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<User> {
    return presentUser(await this.staff.approve(actor, id));
  }
}
