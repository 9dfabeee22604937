import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { destination } from 'pino';
import { DataSource } from 'typeorm';
import { createApp } from '../src/app';
import { readEnv } from '../src/config/env';
import { createLogger } from '@portal/server/logger';
import { caller, type Caller } from './caller';
import { freshDatabase } from './database';
import { makeFactories, type Factories } from './factories/factories';
import { People } from './people';

export interface Api {
  app: NestFastifyApplication;
  /** Sends a request to an API endpoint. */
  call: Caller;
  /** Creates test accounts of every role. */
  people: People;
  /** Inserts test data with the service's own database role. */
  make: Factories;
  /** Runs a query with the service's own database role. */
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  get<T>(token: Type<T> | (abstract new () => T)): T;
  /** Connection URL of the database owner. */
  url: string;
  /** Listens on a local port, for tests that need a real connection. @returns its URL */
  listen(): Promise<string>;
  stop(): Promise<void>;
}

const testKey = (id: string): string => `${id}:${createHash('sha256').update(id).digest('base64')}`;

/**
 * Returns the settings of a test server. The JWT secret is fixed so that two servers in the same test accept each
 * other's tokens.
 */
export const testSettings = (url: string, settings: Readonly<Record<string, string>> = {}) => ({
  NODE_ENV: 'test',
  DATABASE_URL: url,
  DATABASE_POOL: '9',
  DATA_DIR: join(runFolder(), 'data'),
  JWT_SECRET: 'k5dQ0xVb7nYw3Lr9Tz1Hs6Jm4Pc8Gf2AeUiOyRtEw',
  ENCRYPTION_KEYS: testKey('wrapping'),
  BLIND_INDEX_KEYS: testKey('index'),
  PEPPER_KEYS: testKey('pepper'),
  // Effectively off, because tests write faster than people do; the spec of this rate limit sets its own value.
  WRITES_PER_MINUTE: '1000000',
  ...settings,
});

/**
 * Starts the whole server in this process, either on a new database or, as a second replica, on the database of another
 * server. `modules` adds endpoints that only the test uses.
 */
export async function startApi(
  settings: Readonly<Record<string, string>> = {},
  sharedUrl?: string,
  modules: readonly Type[] = [],
): Promise<Api> {
  const url = sharedUrl ?? (await freshDatabase()).url;
  // Keep the server's log: the leak check searches it.
  const logFile = join(runFolder(), 'logs', `${randomUUID()}.log`);
  const app = await createApp(
    readEnv(testSettings(url, settings)),
    createLogger('debug', destination({ dest: logFile, sync: true })),
    modules,
  );
  const database = app.get(DataSource);
  const call = caller(app);
  return {
    app,
    call,
    people: new People(app, call),
    make: makeFactories(database.manager),
    query: (sql, parameters) => database.query(sql, parameters),
    get: (token) => app.get(token as Type),
    url,
    listen: async () => {
      await app.listen(0, '127.0.0.1');
      return app.getUrl();
    },
    stop: () => app.close(),
  };
}

function runFolder(): string {
  const dir = process.env.API_TESTS_DIR;
  if (!dir) throw new Error('There is no PostgreSQL for tests: run them as the jest project "api".');
  return dir;
}
