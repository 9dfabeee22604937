import { resolve } from 'node:path';
import { bodyTimeout } from '@portal/server/body-timeout';
import { metricsToken, wrongMetricsToken } from '@portal/server/metrics-route';
import { tracingSettings } from '@portal/server/tracing';
import {
  flag,
  logLevel,
  oneOf,
  origin,
  port,
  readSettings,
  setting,
  text,
  trustedProxy,
  url,
  wholeNumber,
  wrongOrigin,
  type Environment,
  type Rules,
  type Values,
} from '@portal/server/settings';
import { accountLimits } from '@portal/domain/account/account.limits';
import { documentLimits } from '@portal/domain/documents/documents.limits';
import { preparerSignups } from '@portal/domain/site/site.dto';
import { databaseSettings, wrongDatabase } from './database';
import { adminSettings, firstAdminOf, wrongAdmin, type FirstAdmin } from './first-admin';
import { mailSettings, wrongMail } from './mail';
import { s3Of, s3Settings, wrongS3 } from './s3';
import { vaultOf, vaultSettings, wrongVault, type VaultSettings } from './vault';
import type { S3Settings } from '../document-store/s3.document-store';
import { keptSecret, weaknessOf } from './secrets';

export const metricsPath = '/api/metrics';

const secret = text.superRefine((value, context) => {
  const weakness = weaknessOf(value);
  if (weakness) context.addIssue(`${weakness}. Generate one with: openssl rand -base64 48`);
});

/** All server settings by environment variable, as documented in docs/operations.md. Durations in ms. */
export const bffSettings = {
  NODE_ENV: setting(
    oneOf('development', 'production', 'test').default('development'),
    '`production` rejects demo accounts, generated keys, short or well-known secrets, and an http origin',
  ),
  HOST: setting(text.default('127.0.0.1'), 'address to listen on; `0.0.0.0` in the image'),
  PORT: setting(port.default(3000), 'port to listen on'),
  ...databaseSettings,
  DATA_DIR: setting(
    text.default('.data').transform((folder) => resolve(folder)),
    'folder for documents, and for keys that are not set. `/data` in the image',
    '`.data`',
  ),
  JWT_SECRET: setting(
    secret.optional(),
    'signs tokens; other secrets are derived from it; at least 32 characters. Required in production',
    'kept in `DATA_DIR`',
  ),
  ENCRYPTION_KEYS: setting(
    text.optional(),
    'key ring `id:base64,id:base64`, 32 bytes each, newest first. Required in production without `VAULT_ADDR`',
    'kept in `DATA_DIR`',
  ),
  ...vaultSettings,
  BLIND_INDEX_KEYS: setting(
    text.optional(),
    'key ring of the blind index that finds equal SSNs. Required in production',
    'kept in `DATA_DIR`',
  ),
  PEPPER_KEYS: setting(
    text.optional(),
    'key ring of the peppers in password and PIN hashes. Required in production',
    'kept in `DATA_DIR`',
  ),
  PUBLIC_ORIGIN: setting(
    origin.optional(),
    'public origin of the portal, e.g. `https://portal.example.com`. Required in production',
    "the request's host",
  ),
  TRUSTED_PROXY: setting(
    trustedProxy.optional(),
    'proxies whose `X-Forwarded-*` headers are trusted: addresses, CIDRs, `loopback`, `uniquelocal`',
    'none',
  ),
  ...s3Settings,
  CLIENT_MAX_FILES: setting(
    wholeNumber({ min: 1, max: documentLimits.perClient }).default(documentLimits.perClient),
    `maximum number of files per client, 1 to ${documentLimits.perClient}`,
  ),
  CLIENT_MAX_MB: setting(
    wholeNumber({ min: 1, max: 1_000_000 }).default(1000),
    'maximum megabytes per client, including deleted files until they are purged',
  ),
  DISK_RESERVE_MB: setting(
    wholeNumber({ min: 0, max: 1_000_000 }).default(1000),
    'megabytes to keep free on the disk of `DATA_DIR`; uploads that would use them get 507',
  ),
  CLAMD_URL: setting(
    url('tcp:').optional(),
    '`tcp://host:port` of a [ClamAV daemon](#virus-scanner); staff can open a file once it is found clean',
    'files are not scanned',
  ),
  ...adminSettings,
  DEMO: setting(flag.default(false), 'creates demo accounts and data; rejected in production', '0'),
  PREPARER_SIGNUP: setting(
    oneOf(...preparerSignups).default('approve'),
    'registration of preparers: `approve`, `open`, `closed`',
  ),
  PASSWORD_MIN_LENGTH: setting(
    wholeNumber({ min: accountLimits.passwordMin, max: 64 }).default(accountLimits.passwordMin),
    `minimum length of new passwords, ${accountLimits.passwordMin} to 64; staff without a second factor need ${accountLimits.passwordMinOfStaff}`,
  ),
  STAFF_MFA: setting(
    oneOf('optional', 'required').optional(),
    'second factor of staff: `required` makes them set one up at their next sign-in. Cannot be `optional` in production',
    '`required` in production, else `optional`',
  ),
  WRITES_PER_MINUTE: setting(
    wholeNumber({ min: 10, max: 1_000_000 }).default(300),
    'rate limit for writes per person; ten times as many per IP address',
  ),
  BODY_TIMEOUT: bodyTimeout,
  ...mailSettings,
  METRICS_TOKEN: metricsToken(metricsPath),
  ...tracingSettings,
  LOG_LEVEL: setting(logLevel.default('info'), '`fatal`, `error`, `warn`, `info`, `debug`, `silent`'),
  SHUTDOWN_DELAY: setting(
    wholeNumber({ min: 0, max: 15_000 }).optional(),
    'graceful shutdown: ms between SIGTERM and refusing connections, so that load balancers notice',
    '5000 in production, else 0',
  ),
};

type Read = Values<typeof bffSettings>;
type Completed = Omit<
  Read,
  | keyof typeof adminSettings
  | keyof typeof s3Settings
  | keyof typeof vaultSettings
  | 'JWT_SECRET'
  | 'SHUTDOWN_DELAY'
  | 'STAFF_MFA'
>;

interface Derived {
  JWT_SECRET: string;
  SHUTDOWN_DELAY: number;
  STAFF_MFA: 'optional' | 'required';
  /** The first admin, created on the first start from ADMIN_EMAIL, ADMIN_PASSWORD and ADMIN_PIN. */
  ADMIN: FirstAdmin | undefined;
  /** Bucket for documents; undefined keeps them in `DATA_DIR`. */
  S3: S3Settings | undefined;
  /** Wraps data keys; undefined wraps them with ENCRYPTION_KEYS. */
  VAULT: VaultSettings | undefined;
  production: boolean;
}

/** Gives `Env` its types: Nest injects by class, so `Env` cannot be an interface. */
const Fields: new () => Readonly<Completed & Derived> = Object as never;

/** The validated settings. */
export class Env extends Fields {}

/** @throws {SettingsError} listing every error */
export function readEnv(source: Environment): Env {
  const { ADMIN_EMAIL, ADMIN_PASSWORD, ADMIN_PIN, ...values } = readSettings('bff', bffSettings, source, (found) => ({
    ...wrongAdmin(found),
    ...wrongDatabase(found),
    ...wrongMail(found),
    ...wrongS3(found),
    ...wrongVault(found),
    ...(found.NODE_ENV === 'production' ? wrongInProduction(found) : {}),
  }));
  const production = values.NODE_ENV === 'production';
  const derived: Derived = {
    JWT_SECRET: values.JWT_SECRET ?? keptSecret(values.DATA_DIR, 'jwt-secret'),
    SHUTDOWN_DELAY: values.SHUTDOWN_DELAY ?? (production ? 5000 : 0),
    STAFF_MFA: values.STAFF_MFA ?? (production ? 'required' : 'optional'),
    ADMIN: firstAdminOf({ ADMIN_EMAIL, ADMIN_PASSWORD, ADMIN_PIN }),
    S3: s3Of(values),
    VAULT: vaultOf(values),
    production,
  };
  return Object.assign(new Env(), values, derived);
}

/** Rejects well-known or missing secrets in production (security S02). */
const wrongInProduction = (values: Partial<Read>): Rules<typeof bffSettings> => ({
  DEMO: values.DEMO === true && 'DEMO=1 creates accounts with known passwords and is not allowed in production.',
  JWT_SECRET: values.JWT_SECRET === undefined && 'JWT_SECRET is not set.',
  ENCRYPTION_KEYS:
    values.ENCRYPTION_KEYS === undefined && values.VAULT_ADDR === undefined && 'ENCRYPTION_KEYS is not set.',
  BLIND_INDEX_KEYS: values.BLIND_INDEX_KEYS === undefined && 'BLIND_INDEX_KEYS is not set.',
  PEPPER_KEYS: values.PEPPER_KEYS === undefined && 'PEPPER_KEYS is not set.',
  STAFF_MFA: values.STAFF_MFA === 'optional' && 'STAFF_MFA=optional leaves staff accounts to a password and a PIN.',
  METRICS_TOKEN: wrongMetricsToken(values.METRICS_TOKEN),
  PUBLIC_ORIGIN: wrongOrigin(values),
});
