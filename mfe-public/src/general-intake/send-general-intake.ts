import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { randomCode } from '@portal/domain/account/random-code';
import type { Register } from '@portal/domain/account/account.dto';
import type { Registration } from '@portal/domain/account/session.dto';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import type { IntakeForm } from '@portal/domain/intake/intake-form.dto';
import type { IntakeBody } from '@portal/domain/intake/intake.dto';
import { preferencesEndpoints } from '@portal/domain/preferences/preferences.endpoints';
import type { ClientPreferences } from '@portal/domain/preferences/preferences.dto';
import { newKey, type Failure, type Request, type Result } from '@portal/data-access/core';
import type { SentSoFar } from './device-draft';
import { intakeNames } from './general-intake.fields';
import type { GeneralIntake } from '@portal/domain/general-intake/general-intake.form';

/** Held only in memory and shown once. */
export interface NewAccount {
  email: string;
  password: string;
}

export interface CreatedAccount extends NewAccount {
  token: string;
}

export interface Sending {
  form: GeneralIntake;
  /** Sent as occupation if the field is empty, because submitting requires one. */
  noOccupation: string;
  /** If false, an account is created first. */
  signedIn: boolean;
  /** Account created by an earlier attempt on this page. */
  account: CreatedAccount | null;
  sent: SentSoFar;
  /** Sends a request with the given token, or as the signed-in user if there is none. */
  send: (request: Request, token: string | null) => Promise<Result>;
  /** Called before each request, so that a reloaded page resumes with the same keys. */
  keep: (sent: SentSoFar) => void;
  onAccount: (account: CreatedAccount) => void;
}

export type SendOutcome =
  { done: true; account: CreatedAccount | null } | { done: false; failure: Failure; taken: boolean };

/**
 * Creates the account, then sends the intake form and the preferences (specification part 2, section 7). A retry
 * repeats each request with its idempotency key, so that nothing is done twice.
 */
export async function sendGeneralIntake(sending: Sending): Promise<SendOutcome> {
  const registered = sending.signedIn ? { account: null } : await registerOnce(sending);
  if ('failure' in registered)
    return { done: false, failure: registered.failure, taken: registered.failure.code === 'already_exists' };
  const { account } = registered;
  const token = account?.token ?? null;
  const failure = (await sendIntake(sending, token)) ?? (await sendPreferences(sending, token));
  if (failure) return { done: false, failure, taken: false };
  sending.sent.done = true;
  return { done: true, account };
}

/** Five groups of four characters: 99 bits, but short enough to type from paper (security A13). */
const newTemporaryPassword = (): string => Array.from({ length: 5 }, () => randomCode(4)).join('-');

async function registerOnce(sending: Sending): Promise<{ account: CreatedAccount } | { failure: Failure }> {
  const { form, account, sent, send, keep, onAccount } = sending;
  if (account) return { account };
  const email = (form.email ?? '').trim();
  const before = sent.registration;
  const registration = before?.email === email ? before : { key: newKey(), password: newTemporaryPassword(), email };
  sent.registration = registration;
  keep(sent);
  const { key, password } = registration;
  const body: Register = {
    email,
    password,
    first_name: form.first_name ?? '',
    last_name: form.last_name ?? '',
    role: 'client',
    phone: form.phone ?? null,
    temporary: true,
  };
  const { data, error } = await send({ endpoint: accountEndpoints.register, body, key }, null);
  if (error?.code === 'idempotency_mismatch') {
    // The first attempt may have succeeded with a different name; the retry then reports the email as taken.
    delete sent.registration;
    return registerOnce(sending);
  }
  // The first attempt has created the account, so its password signs in.
  const answer = error?.code === 'already_done' ? await signIn(sending, { email, password }) : { data, error };
  if (answer.error) return { failure: answer.error };
  const createdAccount = {
    token: (answer.data as Pick<Registration, 'access_token'>).access_token ?? '',
    email,
    password,
  };
  onAccount(createdAccount);
  return { account: createdAccount };
}

const signIn = ({ send }: Sending, body: NewAccount): Promise<Result> =>
  send({ endpoint: accountEndpoints.login, body }, null);

/** Retries with the same idempotency key, or with a new one if the body has changed since. */
async function sendKeyed(
  { sent, send, keep }: Sending,
  name: 'intakeKey' | 'preferencesKey',
  make: (key: string) => Request,
  token: string | null,
): Promise<Result> {
  const first = (sent[name] ??= newKey());
  keep(sent);
  const result = await send(make(first), token);
  if (result.error?.code !== 'idempotency_mismatch') return result;
  const key = (sent[name] = newKey());
  keep(sent);
  return send(make(key), token);
}

async function sendIntake(sending: Sending, token: string | null): Promise<Failure | undefined> {
  const { form, noOccupation } = sending;
  const filled = intakeNames.flatMap((name) => {
    const value = form[name];
    return value === undefined || value === null || value === '' ? [] : [[name, value] as const];
  });
  const body: IntakeBody = { occupation: noOccupation, ...Object.fromEntries(filled), submitted: true };
  const create = (key: string): Request => ({ endpoint: intakeEndpoints.create, body, key });
  const { data, error } = await sendKeyed(sending, 'intakeKey', create, token);
  if (!error) return sendChildren(sending, (data as IntakeForm).id, token);
  if (error.code !== 'already_exists' || !error.id) return error;
  const { id } = error;
  // There is one form per client and year: update it with these values and keep its other fields.
  return (await sending.send({ endpoint: intakeEndpoints.update, params: { id }, body, key: newKey() }, token)).error;
}

/**
 * Saves the number of children from the estimate as an unsubmitted change, because submitting requires their details.
 * Idempotent.
 */
async function sendChildren({ form, send }: Sending, id: string, token: string | null): Promise<Failure | undefined> {
  const count = form.num_children ?? 0;
  if (count === 0) return undefined;
  const body: IntakeBody = { has_children: true, children: Array.from({ length: count }, () => ({})) };
  return (await send({ endpoint: intakeEndpoints.update, params: { id }, body }, token)).error;
}

async function sendPreferences(sending: Sending, token: string | null): Promise<Failure | undefined> {
  const { preferred_preparer, preferred_office, urgent, special_circumstances, questions } = sending.form;
  const body: ClientPreferences = {
    preferred_preparer: preferred_preparer ?? null,
    preferred_office: preferred_office ?? null,
    urgent: urgent ?? false,
    special_circumstances: special_circumstances ?? null,
    questions: questions ?? null,
    submitted_via: 'general_intake_form',
  };
  const create = (key: string): Request => ({ endpoint: preferencesEndpoints.create, body, key });
  const { error } = await sendKeyed(sending, 'preferencesKey', create, token);
  return error?.code === 'already_done' ? undefined : error;
}
