import { secondFactorEndpoints } from '@portal/domain/second-factor/second-factor.endpoints';
import { generateSync } from 'otplib';
import type { Caller } from '@portal/bff-platform/testing/caller';

const step = 30_000;

/** Returns the code of a time step relative to the current one. */
export const codeOf = (secret: string, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor((Date.now() + steps * step) / 1000) });

export interface Enrolled {
  secret: string;
  recovery_codes: string[];
}

/** Sets up an authenticator app with the previous time step's code, so that the current one is still unused. */
export async function enroll(call: Caller, token: string | undefined): Promise<Enrolled> {
  const { secret } = (await call(secondFactorEndpoints.setUp, { token })).body;
  const answer = await call(secondFactorEndpoints.confirm, { token, body: { code: codeOf(secret, -1) } });
  if (answer.status !== 200) throw new Error(`The setup was answered with ${answer.status}`);
  return { secret, recovery_codes: answer.body.recovery_codes };
}
