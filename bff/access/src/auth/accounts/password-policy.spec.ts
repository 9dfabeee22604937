import type { DataSource } from 'typeorm';
import commonPasswords from '../../../data/common-passwords.json';
import { Env } from '@portal/bff-platform/config/env';
import { OfficeNamesRepository } from './office-names.repository';
import { PasswordPolicy } from './password-policy';

/** Returns the policy's error message if offices have these names. */
function complaintAbout(password: string, names: readonly string[] = [], min = 6) {
  const database = { query: () => Promise.resolve(names.map((name) => ({ name }))) } as unknown as DataSource;
  const env = Object.assign(new Env(), { PASSWORD_MIN_LENGTH: min });
  const policy = new PasswordPolicy(env, new OfficeNamesRepository(database));
  return policy.assertAcceptable(password, { email: 'Ann.Lee@example.com', field: 'new_password' }).then(
    () => undefined,
    (error: unknown) => error,
  );
}

const refused = (id: string): unknown =>
  expect.objectContaining({
    code: 'invalid_input',
    facts: { errors: [{ field: 'new_password', detail: expect.objectContaining({ id }) }] },
  });

describe('list of common passwords', () => {
  it('has more than 3,000 unique lower-case entries that meet the minimum length', () => {
    expect(commonPasswords.length).toBeGreaterThan(3000);
    expect(new Set(commonPasswords).size).toBe(commonPasswords.length);
    expect(commonPasswords.filter((one) => one.length < 6 || one !== one.toLowerCase())).toEqual([]);
  });

  it('is rejected entirely, ignoring case', async () => {
    for (const one of commonPasswords) expect(await complaintAbout(one)).toEqual(refused('account.passwordCommon'));
    expect(await complaintAbout('PASSWORD1')).toEqual(refused('account.passwordCommon'));
    expect(await complaintAbout('a password nobody would guess')).toBeUndefined();
  });
});

describe('password', () => {
  it('must have the configured minimum length', async () => {
    expect(await complaintAbout('nine chars', [], 11)).toEqual(refused('account.passwordShort'));
    expect(await complaintAbout('nine chars', [], 10)).toBeUndefined();
  });

  it("must not be the user's own email address or its local part", async () => {
    for (const own of ['ann.lee@EXAMPLE.com', 'Ann.Lee'])
      expect(await complaintAbout(own)).toEqual(refused('account.passwordIsEmail'));
    expect(await complaintAbout('ann.lee@elsewhere')).toBeUndefined();
  });
});

describe('office name', () => {
  const names = ['Motor City Tax Services', 'Río Norte', 'H & R', '税務'];

  it.each([
    'Motor City Tax Services',
    'motorcitytaxservices',
    'MOTOR-CITY.TAX_SERVICES!',
    'motorcitytaxservices2024',
    '2024 Motor City Tax Services 48201',
    'm0torc1tyt4xservice5',
    'M0tor City T@x $ervice$',
    'MotorCity99',
    'motor city tax',
    'my motor city',
    'rio norte 1',
    'RÍO NORTE',
    'h & r 313',
    '税務-2024',
  ])('is rejected as a password: %s', async (password) => {
    expect(await complaintAbout(password, names)).toEqual(refused('account.passwordIsOffice'));
  });

  it.each([
    'motor-82-kite',
    'a motor city of mine',
    'services-for-cities',
    'hurry 313',
    'north river 55',
    '8675309-8675309',
  ])('is accepted as part of an unrelated password: %s', async (password) => {
    expect(await complaintAbout(password, names)).toBeUndefined();
  });

  it('does not restrict passwords if it has no letters', async () => {
    expect(await complaintAbout('8675309-8675309', ['24/7', ''])).toBeUndefined();
  });
});
