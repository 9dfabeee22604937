import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import type { Session } from '@portal/domain/account/session.dto';
import {
  NewPasskey,
  PasskeyAssertion,
  PasskeyName,
  type AddedPasskey,
  type Passkey,
  type PasskeyCreation,
  type PasskeyRequest,
} from '@portal/domain/passkeys/passkeys.dto';
import { passkeyEndpoints } from '@portal/domain/passkeys/passkeys.endpoints';
import type { FastifyReply } from 'fastify';
import type { Page, PageRequest } from '@portal/bff-platform/database/pagination';
import { CurrentActor } from '@portal/bff-platform/http/current-actor.decorator';
import { Serves } from '@portal/bff-platform/http/serves.decorator';
import type { Actor } from '@portal/bff-platform/request/actor';
import { PasskeyOptionsService } from '../passkeys/passkey-options.service';
import { PasskeysService } from '../passkeys/passkeys.service';
import { StepUpService } from '../sign-in/step-up.service';
import { AuthFacade } from './auth.facade';

@Controller()
export class PasskeysController {
  constructor(
    private readonly passkeys: PasskeysService,
    private readonly options: PasskeyOptionsService,
    private readonly stepUps: StepUpService,
    private readonly auth: AuthFacade,
  ) {}

  @Serves(passkeyEndpoints.list)
  list(@CurrentActor() actor: Actor, @Query() request: PageRequest): Promise<Page<Passkey>> {
    return this.passkeys.list(actor, request);
  }

  @Serves(passkeyEndpoints.creationOptions)
  creationOptions(@CurrentActor() actor: Actor): Promise<PasskeyCreation> {
    return this.options.forAddition(actor);
  }

  @Serves(passkeyEndpoints.add)
  add(@CurrentActor() actor: Actor, @Body() body: NewPasskey): Promise<AddedPasskey> {
    return this.passkeys.add(actor, body);
  }

  @Serves(passkeyEndpoints.rename)
  rename(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() { name }: PasskeyName): Promise<Passkey> {
    return this.passkeys.rename(actor, id, name);
  }

  @Serves(passkeyEndpoints.remove)
  remove(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.passkeys.remove(actor, id);
  }

  @Serves(passkeyEndpoints.signInOptions)
  signInOptions(): Promise<PasskeyRequest> {
    return this.options.forSignIn();
  }

  @Serves(passkeyEndpoints.signIn)
  signIn(@Body() body: PasskeyAssertion, @Res({ passthrough: true }) reply: FastifyReply): Promise<Session> {
    return this.auth.signInWithPasskey(body, reply);
  }

  @Serves(passkeyEndpoints.stepUpOptions)
  stepUpOptions(@CurrentActor() actor: Actor): Promise<PasskeyRequest> {
    return this.options.forStepUp(actor);
  }

  @Serves(passkeyEndpoints.stepUp)
  stepUp(@CurrentActor() actor: Actor, @Body() body: PasskeyAssertion): Promise<void> {
    return this.stepUps.confirmWithPasskey(actor, body);
  }
}
