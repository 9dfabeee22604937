import { Injectable } from '@nestjs/common';
import { fullName } from '@portal/domain/account/person-name';
import type { PasskeyCreation, PasskeyRequest } from '@portal/domain/passkeys/passkeys.dto';
import type { Actor } from '@portal/bff-platform/request/actor';
import { AccountsService } from '../accounts/accounts.service';
import { OfficeNamesRepository } from '../accounts/office-names.repository';
import { PasskeyChallenges } from './passkey-challenges';
import { signInPurpose, stepUpOf } from './passkey-use';
import { PasskeysRepository } from './passkeys.repository';
import { additionOf } from './passkeys.service';
import { RelyingParty } from './relying-party';

/** What a browser needs to create or use a passkey. */
@Injectable()
export class PasskeyOptionsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly officeNames: OfficeNamesRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly challenges: PasskeyChallenges,
    private readonly relyingParty: RelyingParty,
  ) {}

  async forAddition(actor: Actor): Promise<PasskeyCreation> {
    const user = await this.accounts.getOwn(actor.id);
    return {
      challenge: await this.challenges.issue(additionOf(actor)),
      rp_id: this.relyingParty.id,
      rp_name: await this.officeNames.business(),
      user_handle: Buffer.from(user.id.replaceAll('-', ''), 'hex').toString('base64url'),
      email: user.email,
      name: fullName(user),
      exclude: await this.ownIds(actor),
    };
  }

  /** Names no passkeys, so that it reveals nothing about an account. */
  async forSignIn(): Promise<PasskeyRequest> {
    return { challenge: await this.challenges.issue(signInPurpose), rp_id: this.relyingParty.id, allow: [] };
  }

  async forStepUp(actor: Actor): Promise<PasskeyRequest> {
    const challenge = await this.challenges.issue(stepUpOf(actor));
    return { challenge, rp_id: this.relyingParty.id, allow: await this.ownIds(actor) };
  }

  private async ownIds({ id }: Actor): Promise<string[]> {
    return (await this.passkeys.credentialIds(id)).map((bytes) => bytes.toString('base64url'));
  }
}
