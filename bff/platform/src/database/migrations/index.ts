import type { MigrationInterface } from 'typeorm';
import { exportsByFile } from '@portal/domain/collected-modules';

type Migration = new () => MigrationInterface & { readonly name: string };

/** Some migrations also export SQL that a later one repeats. */
const isMigration = (exported: unknown): exported is Migration =>
  typeof exported === 'function' && /^class /.test(String(exported));

const modules = import.meta.webpackContext('.', { recursive: false, regExp: /\.migration\.ts$/ });

/**
 * All migrations, ordered by the number in their file names. Append-only since the first release: never edit one that
 * has run anywhere.
 */
export const migrations: Migration[] = exportsByFile<object>(modules)
  .sort(([one], [other]) => one.localeCompare(other))
  .flatMap(([, exported]) => Object.values(exported).filter(isMigration));

/**
 * The schema version, incremented by each release that adds migrations. A release runs on its own version and on the
 * next one, which only adds (docs/operations.md, "Migrations"). Anything that a release stops using may be dropped by
 * the one after the next.
 */
export const schemaVersion = 5;
