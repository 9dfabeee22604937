import { secondFactorEndpoints } from '@portal/domain/second-factor/second-factor.endpoints';
import { canaries } from '@portal/bff-platform/testing/canaries';
import { generateSync } from 'otplib';
import type { RequestRecipe } from './request-recipe';

type Send = NonNullable<RequestRecipe['send']>;

/** Begins the setup as the caller, so that the first code is valid. */
const firstCode: Send = async ({ api, caller }) => {
  const { status, body } = await api.call(secondFactorEndpoints.setUp, { token: caller.person?.token });
  return { payload: { code: status === 200 ? generateSync({ secret: body.secret }) : '000000' } };
};

const enabledFactor: Send = async ({ api, caller }) => {
  const id = caller.person?.id;
  if (id) await api.query('UPDATE users SET totp_enabled_at = now() WHERE id = $1', [id]);
  return {};
};

const enabledFactorOfTarget: Send = async ({ api, id }) => {
  await api.query('UPDATE users SET totp_enabled_at = now() WHERE id::text = $1', [id]);
  return {};
};

/** Recipes of the authorization test for the second factor. */
export const secondFactorRequests: Readonly<Record<string, RequestRecipe>> = {
  'secondFactor.setUp': { newcomers: true },
  'secondFactor.confirm': { newcomers: true, send: firstCode },
  'secondFactor.renewRecoveryCodes': { newcomers: true, send: enabledFactor },
  'secondFactor.remove': { newcomers: true, send: enabledFactor },
  'secondFactor.stepUp': { newcomers: true, send: () => ({ payload: { password: canaries.password } }) },
  'adminAccounts.resetSecondFactor': { of: 'preparer', send: enabledFactorOfTarget },
};
