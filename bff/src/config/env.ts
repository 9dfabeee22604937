import { resolve } from 'node:path';
import { accountLimits } from '@portal/domain/account/account.limits';
import { readFirstAdmin, type FirstAdmin } from './first-admin';
import { keptSecret, weaknessOf } from './secrets';
import { Settings } from './settings';

const modes = ['development', 'production', 'test'] as const;

/** Every setting of the server, named as its environment variable. Durations in milliseconds. */
export class Env {
  NODE_ENV!: (typeof modes)[number];
  HOST!: string;
  PORT!: number;
  /** PostgreSQL connection URL of the application's own role or of the owner (which then switches to it). */
  DATABASE_URL!: string;
  /** Most connections of this process. */
  DATABASE_POOL!: number;
  /** Where keys and, later, documents are kept when nothing else is set. */
  DATA_DIR!: string;
  /** Signs tokens; other secrets of the process are derived from it. */
  JWT_SECRET!: string;
  /** Key ring `id:base64,id:base64`; without it a file under DATA_DIR holds the keys (not in production). */
  ENCRYPTION_KEYS?: string;
  BLIND_INDEX_KEYS?: string;
  /** ADMIN_EMAIL, ADMIN_PASSWORD, ADMIN_PIN: the first admin, made at the first start. */
  ADMIN?: FirstAdmin;
  /** Demo accounts and data at first start. */
  DEMO!: boolean;
  PREPARER_SIGNUP!: 'approve' | 'open' | 'closed';
  PASSWORD_MIN_LENGTH!: number;
  /** Whose `X-Forwarded-*` headers count: addresses, CIDRs, `loopback`, `uniquelocal`; none by default. */
  TRUSTED_PROXY?: string;
  /** The address people type, e.g. `https://portal.example.com`; without it the request's own host is taken. */
  PUBLIC_ORIGIN?: string;
  /** Lets `GET /api/metrics` be read from another machine; without it only from this one. */
  METRICS_TOKEN?: string;
  LOG_LEVEL!: (typeof logLevels)[number];
  /** From SIGTERM until connections are refused: time for a balancer to notice. */
  SHUTDOWN_DELAY!: number;

  get production(): boolean {
    return this.NODE_ENV === 'production';
  }
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

export class EnvError extends Error {
  constructor(readonly mistakes: readonly string[]) {
    super(['The server cannot start with these settings:', ...mistakes.map((mistake) => `  - ${mistake}`)].join('\n'));
    this.name = 'EnvError';
  }
}

/** Reads and checks every setting; throws an EnvError that lists all mistakes. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const settings = new Settings(source);
  const env = new Env();
  env.NODE_ENV = settings.oneOf('NODE_ENV', modes, 'development');
  env.HOST = settings.text('HOST', '127.0.0.1');
  env.PORT = settings.wholeNumber('PORT', 3000, { min: 0, max: 65535 });
  env.DATABASE_URL = settings.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  env.DATABASE_POOL = settings.wholeNumber('DATABASE_POOL', 10, { min: 2, max: 200 });
  env.DATA_DIR = resolve(settings.text('DATA_DIR', '.data'));
  env.ENCRYPTION_KEYS = settings.optional('ENCRYPTION_KEYS');
  env.BLIND_INDEX_KEYS = settings.optional('BLIND_INDEX_KEYS');
  env.DEMO = settings.flag('DEMO', false);
  env.PREPARER_SIGNUP = settings.oneOf('PREPARER_SIGNUP', ['approve', 'open', 'closed'], 'approve');
  env.PASSWORD_MIN_LENGTH = settings.wholeNumber('PASSWORD_MIN_LENGTH', accountLimits.passwordMin, {
    min: accountLimits.passwordMin,
    max: 64,
  });
  env.ADMIN = readFirstAdmin(settings, env.PASSWORD_MIN_LENGTH);
  env.TRUSTED_PROXY = settings.optional('TRUSTED_PROXY');
  env.PUBLIC_ORIGIN = readOrigin(settings);
  env.METRICS_TOKEN = settings.optional('METRICS_TOKEN');
  env.LOG_LEVEL = settings.oneOf('LOG_LEVEL', logLevels, 'info');
  env.SHUTDOWN_DELAY = settings.wholeNumber('SHUTDOWN_DELAY', env.production ? 5000 : 0, { min: 0, max: 15_000 });
  env.JWT_SECRET = readJwtSecret(settings, env);
  if (env.production) refuseWhatIsNotForProduction(settings, env);
  if (settings.mistakes.length > 0) throw new EnvError(settings.mistakes);
  return env;
}

function readOrigin(settings: Settings): string | undefined {
  if (!settings.optional('PUBLIC_ORIGIN')) return undefined;
  const text = settings.url('PUBLIC_ORIGIN', ['http:', 'https:']);
  return URL.canParse(text) ? new URL(text).origin : undefined;
}

function readJwtSecret(settings: Settings, env: Env): string {
  const secret = settings.optional('JWT_SECRET');
  if (secret === undefined && env.production) settings.refuse('JWT_SECRET is not set.');
  if (secret === undefined) return env.production ? '' : keptSecret(env.DATA_DIR, 'jwt-secret');
  const weakness = weaknessOf(secret);
  if (weakness) settings.refuse(`JWT_SECRET ${weakness}. Make one with: openssl rand -base64 48`);
  return secret;
}

/** Security S02: an office never runs on what everybody knows. */
function refuseWhatIsNotForProduction(settings: Settings, env: Env): void {
  if (env.DEMO) settings.refuse('DEMO=1 makes accounts with known passwords and is refused in production.');
  if (!env.ENCRYPTION_KEYS) settings.refuse('ENCRYPTION_KEYS is not set.');
  if (!env.BLIND_INDEX_KEYS) settings.refuse('BLIND_INDEX_KEYS is not set.');
  if (env.METRICS_TOKEN !== undefined && env.METRICS_TOKEN.length < 16) {
    settings.refuse('METRICS_TOKEN is shorter than 16 characters.');
  }
  if (env.PUBLIC_ORIGIN?.startsWith('http:') && !isLocal(env.PUBLIC_ORIGIN)) {
    settings.refuse('PUBLIC_ORIGIN must start with https: in production.');
  }
}

const isLocal = (origin: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);
