import { addPasskey, Authenticator } from '@portal/bff-access/testing/authenticator';
import { passkeyEndpoints } from '@portal/domain/passkeys/passkeys.endpoints';
import type { RequestRecipe } from './request-recipe';

type Send = NonNullable<RequestRecipe['send']>;

const { creationOptions, signInOptions, stepUpOptions } = passkeyEndpoints;
const nobodys = { challenge: Buffer.alloc(54).toString('base64url') };

const newPasskey: Send = async ({ api, caller }) => {
  const { status, body } = await api.call(creationOptions, { token: caller.person?.token });
  return { payload: new Authenticator().create(status === 200 ? body : nobodys) };
};

const passkeyOfNewClient: Send = async ({ api }) => {
  const { authenticator } = await addPasskey(api.call, (await api.people.client()).token);
  return { payload: authenticator.sign((await api.call(signInOptions)).body) };
};

const ownPasskey: Send = async ({ api, caller }) => {
  const [authenticator, { id, token } = {}] = [new Authenticator(), caller.person];
  if (id) await api.make.passkey({ user_id: id, credential_id: authenticator.id, public_key: authenticator.publicKey });
  const { status, body } = await api.call(stepUpOptions, { token });
  return { payload: authenticator.sign(status === 200 ? body : nobodys) };
};

/** Recipes of the authorization test for passkeys. */
export const passkeyRequests: Readonly<Record<string, RequestRecipe>> = {
  'passkeys.add': { newcomers: true, send: newPasskey },
  'passkeys.rename': { of: 'passkey', send: () => ({ payload: { name: 'Phone' } }) },
  'passkeys.remove': { of: 'passkey' },
  'passkeys.signIn': { send: passkeyOfNewClient },
  'passkeys.stepUp': { newcomers: true, send: ownPasskey },
};
