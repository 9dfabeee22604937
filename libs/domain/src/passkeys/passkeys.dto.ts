import { Labels } from '../contract/labels';
import { Nested } from '../contract/nested';
import { Required } from '../contract/rule';
import { Moment, Text, Texts, Uuid } from '../contract/rules';
import { Base64Url } from './base64-url.rule';
import { secondFactorLimits } from '../second-factor/second-factor.limits';
import { passkeyLimits } from './passkeys.limits';
import type {} from './passkeys.messages';

/** A passkey of the caller. */
export class Passkey {
  @Required() @Uuid() id!: string;
  /** Chosen by its owner; at first the browser in which it was added. */
  @Required() @Text(passkeyLimits.nameMax) name!: string;
  @Required() @Moment() created_at!: string;
  /** Null until the first sign-in with it. */
  @Moment() last_used_at!: string | null;
}

@Labels('passkeys.fields')
export class PasskeyName {
  @Required() @Text(passkeyLimits.nameMax) name!: string;
}

/** What a browser needs to create a passkey (WebAuthn `PublicKeyCredentialCreationOptions`). */
export class PasskeyCreation {
  /** Signed by the server, valid for five minutes and for one use. */
  @Required() @Base64Url(200) challenge!: string;
  /** Domain of the portal. */
  @Required() @Text(253) rp_id!: string;
  @Required() @Text() rp_name!: string;
  /** Id of the account, which the authenticator stores: base64url. */
  @Required() @Base64Url(100) user_handle!: string;
  @Required() @Text(254) email!: string;
  @Required() @Text() name!: string;
  /** Ids of the caller's passkeys, so that an authenticator does not create a second one. */
  @Required() @Texts(passkeyLimits.credentialId, passkeyLimits.perPerson) exclude!: string[];
}

/** What a browser needs to use a passkey (WebAuthn `PublicKeyCredentialRequestOptions`). */
export class PasskeyRequest {
  /** Signed by the server, valid for five minutes and for one use. */
  @Required() @Base64Url(200) challenge!: string;
  /** Domain of the portal. */
  @Required() @Text(253) rp_id!: string;
  /** Ids of the passkeys that may be used; empty for any. */
  @Required() @Texts(passkeyLimits.credentialId, passkeyLimits.perPerson) allow!: string[];
}

/** A new passkey as its authenticator describes it; binary values are base64url. */
@Labels('passkeys.fields')
export class NewPasskey {
  @Required() @Base64Url(passkeyLimits.credentialId) credential_id!: string;
  @Required() @Base64Url(passkeyLimits.clientData) client_data!: string;
  @Required() @Base64Url(passkeyLimits.attestation) attestation!: string;
  /** How browsers reach the authenticator, for example `internal` or `usb`. */
  @Texts(20, 10) transports?: string[] | null;
}

/** A challenge that a passkey has signed; binary values are base64url. */
@Labels('passkeys.fields')
export class PasskeyAssertion {
  @Required() @Base64Url(passkeyLimits.credentialId) credential_id!: string;
  @Required() @Base64Url(passkeyLimits.clientData) client_data!: string;
  @Required() @Base64Url(passkeyLimits.authenticatorData) authenticator_data!: string;
  @Required() @Base64Url(passkeyLimits.signature) signature!: string;
}

export class AddedPasskey {
  @Required() @Nested(() => Passkey) passkey!: Passkey;
  /** Shown only once, and only to staff whose first second factor it is. */
  @Texts(32, secondFactorLimits.recoveryCodes) recovery_codes?: string[];
}
