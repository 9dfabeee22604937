import type { DataSource } from 'typeorm';
import { SettingsError, wrongSettingsExit } from '@portal/server/settings';
import { readEnv, type Env } from '@portal/bff-platform/config/env';
import { createDataSource } from '@portal/bff-platform/database/data-source';
import { registeredEntities } from '@portal/bff-platform/database/registered-entities';
import { assertSchema } from '@portal/bff-platform/database/schema-check';
import { KeyRingError } from '@portal/bff-platform/encryption/key-ring';
import { fieldSentences, translateTo } from '@portal/bff-platform/messages/translate';
import { ProblemError } from '@portal/bff-platform/problem.error';
import { asSystem } from '@portal/bff-platform/request/acting';

/**
 * Runs a CLI command to completion, and prints its result or error: one sentence for errors that the operator can fix,
 * otherwise the raw error. The exit code distinguishes the three.
 */
export async function runCommand(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    const isSettings = error instanceof SettingsError || error instanceof KeyRingError;
    process.stderr.write(`${isSettings || error instanceof ProblemError ? sentence(error) : String(error)}\n`);
    process.exitCode = isSettings ? wrongSettingsExit : 1;
  }
}

function sentence(error: Error): string {
  if (!(error instanceof ProblemError)) return error.message;
  return [translateTo('en')(error.detail), ...fieldSentences(error)].join('\n');
}

/** Reads the settings and opens a database connection, which is always closed at the end. Works as the system. */
export async function withDatabase<T>(work: (database: DataSource, env: Env) => Promise<T>): Promise<T> {
  const env = readEnv(process.env);
  const database = createDataSource({
    url: env.DATABASE_URL,
    pooler: env.DATABASE_POOLER,
    as: 'application',
    poolSize: 4,
    entities: registeredEntities(),
  });
  await database.initialize();
  try {
    await assertSchema(database);
    return await asSystem(() => work(database, env));
  } finally {
    await database.destroy();
  }
}
