import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { destination } from 'pino';
import { DataSource, type EntityManager } from 'typeorm';
import { createServer } from '@portal/bff-platform/server/create-server';
import { readEnv } from '@portal/bff-platform/config/env';
import { createLogger } from '@portal/server/logger';
import { caller, type Caller } from '@portal/bff-platform/testing/caller';
import { testKeys } from '@portal/bff-platform/testing/canaries';
import { freshDatabase } from '@portal/bff-platform/testing/database';
import { asSystem } from '@portal/bff-platform/request/acting';
import { People } from './people';

export interface Api<Make = unknown> {
  app: NestFastifyApplication;
  /** Sends a request to an API endpoint. */
  call: Caller;
  /** Creates test accounts of every role. */
  people: People;
  /** Inserts test data with the service's own database role, as the system. */
  make: Make;
  /** Runs a query with the service's own database role, as the system. */
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  /** Returns the lines that the server has logged. */
  log(): Record<string, unknown>[];
  get<T>(token: Type<T> | (abstract new () => T)): T;
  /** Connection URL of the database owner. */
  url: string;
  /** Listens on a local port, for tests that need a real connection. @returns its URL */
  listen(): Promise<string>;
  stop(): Promise<void>;
}

const testKey = (id: Exclude<keyof typeof testKeys, 'jwt'>): string => `${id}:${testKeys[id]}`;

/** Returns the same database for the service's login, unless it is on a PostgreSQL of the test's own. */
function serviceUrlOf(url: string): string {
  const { API_TESTS_POSTGRES: owner = '', API_TESTS_SERVICE: service = '' } = process.env;
  const { host, pathname } = new URL(url);
  return host === new URL(owner).host ? Object.assign(new URL(service), { pathname }).href : url;
}

/**
 * Returns the settings of a test server, which connects with the service's login, as `npm start` does. The JWT secret is
 * fixed so that two servers in the same test accept each other's tokens. Each database has a folder of its own, because a
 * server refuses the documents of another one; servers of PostgreSQL differ at least in their passwords.
 */
export const testSettings = (url: string, settings: Readonly<Record<string, string>> = {}) => ({
  NODE_ENV: 'test',
  DATABASE_URL: serviceUrlOf(url),
  DATABASE_POOL: '9',
  DATA_DIR: join(runFolder(), 'data', createHash('sha256').update(url).digest('hex')),
  JWT_SECRET: testKeys.jwt,
  ENCRYPTION_KEYS: testKey('wrapping'),
  BLIND_INDEX_KEYS: testKey('index'),
  PEPPER_KEYS: testKey('pepper'),
  // Practically unlimited, because tests write faster than people; the spec of this rate limit sets its own value.
  WRITES_PER_MINUTE: '1000000',
  ...settings,
});

/** Servers per database, each answering a call in turn: shows that servers keep no state. */
const replicas = Number(process.env.API_TEST_REPLICAS ?? 1);

/**
 * Returns the function with which the specs of a part start a server of the given modules, either on a new database or,
 * as a second replica, on the database of another server. `more` adds endpoints that only the test uses.
 */
export const startServerOf =
  <Make>(modules: readonly Type[], makeFactories: (manager: EntityManager) => Make) =>
  async (
    settings: Readonly<Record<string, string>> = {},
    sharedUrl?: string,
    more: readonly Type[] = [],
  ): Promise<Api<Make>> => {
    const url = sharedUrl ?? (await freshDatabase()).url;
    // Keep the server's log for the leak check.
    const logFile = join(runFolder(), 'logs', `${randomUUID()}.log`);
    const start = () =>
      createServer(
        readEnv(testSettings(url, settings)),
        createLogger('debug', destination({ dest: logFile, sync: true })),
        [...modules, ...more],
      );
    const app = await start();
    // The other replicas answer calls only; whatever a test reads or changes inside a server is the first one's.
    const others = await Promise.all(Array.from({ length: replicas - 1 }, start));
    const database = app.get(DataSource);
    const call = caller(app, ...others);
    return {
      app,
      call,
      people: new People(app, call),
      make: makeFactories(database.manager),
      query: (sql, parameters) => asSystem(() => database.query(sql, parameters)),
      log: () =>
        readFileSync(logFile, 'utf8')
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line) as Record<string, unknown>),
      get: (token) => app.get(token as Type),
      url,
      listen: async () => {
        await app.listen(0, '127.0.0.1');
        return app.getUrl();
      },
      stop: async () => {
        for (const one of [app, ...others]) await one.close();
      },
    };
  };

function runFolder(): string {
  const dir = process.env.API_TESTS_DIR;
  if (!dir) throw new Error('There is no PostgreSQL for tests: run them as the jest project "api".');
  return dir;
}
