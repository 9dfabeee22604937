import type { DataSource } from 'typeorm';
import { SettingsError, wrongSettingsExit } from '@portal/server/settings';
import { readEnv, type Env } from '../../config/env';
import { createDataSource } from '../../database/data-source';
import { assertSchema } from '../../database/schema-check';
import { entities } from '../../entities';
import { KeyRingError } from '../../platform/encryption/key-ring';
import { fieldSentences, translateTo } from '../../platform/messages/translate';
import { ProblemError } from '../../platform/problem.error';

/**
 * Runs a command line to its end. What it returns is said; what goes wrong for a reason a person can mend is said in a sentence,
 * everything else as it is. The exit code tells which it was.
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

/** Settings and a connection that is closed at the end, whatever happens. */
export async function withDatabase<T>(work: (database: DataSource, env: Env) => Promise<T>): Promise<T> {
  const env = readEnv(process.env);
  const database = createDataSource({ url: env.DATABASE_URL, as: 'application', poolSize: 4, entities });
  await database.initialize();
  try {
    await assertSchema(database);
    return await work(database, env);
  } finally {
    await database.destroy();
  }
}
