import { Body, Controller } from '@nestjs/common';
import {
  SecondFactorCode,
  StepUp,
  type AuthenticatorSetup,
  type RecoveryCodes,
  type SecondFactor,
} from '@portal/domain/second-factor/second-factor.dto';
import { secondFactorEndpoints } from '@portal/domain/second-factor/second-factor.endpoints';
import { CurrentActor } from '@portal/bff-platform/http/current-actor.decorator';
import { Serves } from '@portal/bff-platform/http/serves.decorator';
import type { Actor } from '@portal/bff-platform/request/actor';
import { SecondFactorService } from '../second-factor/second-factor.service';
import { StepUpService } from '../sign-in/step-up.service';

@Controller()
export class SecondFactorController {
  constructor(
    private readonly factors: SecondFactorService,
    private readonly stepUps: StepUpService,
  ) {}

  @Serves(secondFactorEndpoints.read)
  read(@CurrentActor() actor: Actor): Promise<SecondFactor> {
    return this.factors.read(actor);
  }

  @Serves(secondFactorEndpoints.setUp)
  setUp(@CurrentActor() actor: Actor): Promise<AuthenticatorSetup> {
    return this.factors.setUp(actor);
  }

  @Serves(secondFactorEndpoints.confirm)
  async confirm(@CurrentActor() actor: Actor, @Body() { code }: SecondFactorCode): Promise<RecoveryCodes> {
    return { recovery_codes: await this.factors.confirm(actor, code) };
  }

  @Serves(secondFactorEndpoints.renewRecoveryCodes)
  async renewRecoveryCodes(@CurrentActor() actor: Actor): Promise<RecoveryCodes> {
    return { recovery_codes: await this.factors.renewRecoveryCodes(actor) };
  }

  @Serves(secondFactorEndpoints.remove)
  remove(@CurrentActor() actor: Actor): Promise<void> {
    return this.factors.remove(actor);
  }

  @Serves(secondFactorEndpoints.stepUp)
  stepUp(@CurrentActor() actor: Actor, @Body() body: StepUp): Promise<void> {
    return this.stepUps.confirm(actor, body);
  }
}
