import { allEndpoints } from '@portal/bff-platform/http/all-endpoints';
import { canaries } from '@portal/bff-platform/testing/canaries';
import { successStatuses, type AnyEndpoint } from '@portal/domain/contract/endpoint';
import type { Problem } from '@portal/domain/problem';
import { secondFactorEndpoints } from '@portal/domain/second-factor/second-factor.endpoints';
import { codeOf, enroll } from '@portal/bff-access/testing/second-factor';
import { startApi, type Api } from '../testing/api';
import { AuthorizationPeople, type Caller } from '../testing/authorization-people';
import { ask, recipeOf } from '../testing/authorization-requests';

/**
 * Endpoints that require step-up authentication, written by hand, because it repeats what the office decided: changes of
 * an email address, a password, a PIN or a second factor, numbers in full, and exports. `second factor`: the body
 * contains the current password, so only people with a second factor enter more.
 */
const required: Readonly<Record<string, 'everyone' | 'second factor'>> = {
  'account.changePassword': 'second factor',
  'account.resetPin': 'everyone',
  'adminAccounts.resetSecondFactor': 'everyone',
  'adminPreparers.update': 'everyone',
  'clients.reveal': 'everyone',
  'exports.list': 'everyone',
  'passkeys.add': 'everyone',
  'passkeys.creationOptions': 'everyone',
  'passkeys.remove': 'everyone',
  'passkeys.rename': 'everyone',
  'secondFactor.setUp': 'everyone',
  'secondFactor.confirm': 'everyone',
  'secondFactor.renewRecoveryCodes': 'everyone',
  'secondFactor.remove': 'everyone',
};

/** The authorization table asks these for a passkey of the client, which staff cannot find. */
const ofClient = ['passkeys.remove', 'passkeys.rename'];
/** Their recipes begin a setup, which requires a recent sign-in itself. */
const beginning = ['secondFactor.confirm', 'passkeys.add'];

let api: Api;
let people: AuthorizationPeople;
beforeAll(async () => {
  api = await startApi();
  people = await AuthorizationPeople.make(api);
});
afterAll(() => api.stop());

const { stepUp } = secondFactorEndpoints;
/** A client with a preparer, that preparer, and an admin. */
const callersByRole = { client: 'own client', preparer: 'assigned', admin: 'admin' } as const;

const endpointOf = (name: string): AnyEndpoint => {
  const found = allEndpoints.find((named) => named.name === name);
  if (!found) throw new RangeError(name);
  return found.endpoint;
};

async function callersOf(name: string): Promise<readonly Caller[]> {
  const callers = recipeOf(name, endpointOf(name)).newcomers ? await people.makeNewcomers() : people.callers;
  const columns = endpointOf(name).access.roles.map((role) => callersByRole[role]);
  const found = columns.flatMap((column) => callers.filter((caller) => caller.column === column));
  expect(found).toHaveLength(columns.length);
  return found;
}

const isClient = ({ column }: Caller): boolean => column === callersByRole.client;

const age = ({ person }: Caller, minutes: number) =>
  api.query(`UPDATE sessions SET authenticated_at = now() - $2 * interval '1 minute' WHERE user_id = $1`, [
    person?.id,
    minutes,
  ]);

async function send(name: string, caller: Caller) {
  await people.restore();
  const recipe = recipeOf(name, endpointOf(name));
  const id = recipe.of ? people.idOf(recipe.of, 'own') : '';
  const { status, text } = await ask(endpointOf(name), recipe, { api, people, caller, id });
  return { status, code: status < 400 ? undefined : (JSON.parse(text) as Problem).code };
}

describe('step-up authentication', () => {
  it('is declared by exactly these endpoints of the contract', () => {
    const declared = allEndpoints.flatMap(({ name, endpoint: { options } }) =>
      options.stepUp ? [[name, options.stepUp === true ? 'everyone' : 'second factor']] : [],
    );
    expect(Object.fromEntries(declared)).toEqual(required);
  });

  const always = Object.keys(required).filter((name) => required[name] === 'everyone');

  it.each(always)('is required for %s 16 minutes after the sign-in, and not after 14', async (name) => {
    for (const caller of await callersOf(name)) {
      await age(caller, 14);
      if (ofClient.includes(name) && !isClient(caller)) expect((await send(name, caller)).code).toBe('not_found');
      else if (!beginning.includes(name))
        expect(successStatuses(endpointOf(name))).toContain((await send(name, caller)).status);
      await age(caller, 16);
      expect(await send(name, caller)).toEqual({ status: 403, code: 'step_up_required' });
    }
  });

  it('lets a password in the body replace it for people without a second factor only', async () => {
    for (const caller of await callersOf('account.changePassword')) {
      if (isClient(caller)) continue;
      await enroll(api.call, caller.person?.token);
      await age(caller, 16);
      expect(await send('account.changePassword', caller)).toEqual({ status: 403, code: 'step_up_required' });
    }
    for (const caller of await callersOf('account.changePassword')) {
      await age(caller, 16);
      expect((await send('account.changePassword', caller)).status).toBe(200);
    }
  });

  it('takes the password of a client, and a code of staff with a second factor', async () => {
    for (const caller of await callersOf('secondFactor.stepUp')) {
      const token = caller.person?.token;
      const secret = isClient(caller) ? '' : (await enroll(api.call, token)).secret;
      const byPassword = await api.call(stepUp, { token, body: { password: canaries.password } });
      expect(byPassword.status).toBe(isClient(caller) ? 204 : 400);
      if (isClient(caller)) continue;
      expect((await api.call(stepUp, { token, body: { code: codeOf(secret) } })).status).toBe(204);
    }
  });

  const others = allEndpoints.filter(({ name }) => !(name in required)).map(({ name }) => name);

  it.each(others)('is not required for %s', async (name) => {
    for (const caller of await callersOf(name)) {
      await age(caller, 60);
      expect((await send(name, caller)).code).not.toBe('step_up_required');
    }
  });
});
