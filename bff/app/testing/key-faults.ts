import pg from 'pg';
import type { Api } from './api';

/** Tables that hold none of a request's work: counters, and the keys themselves. */
const aside = ['rate_limits', 'idempotency_keys', 'data_keys'];

/**
 * Fails the commit of an idempotent request, or the storing of its response after the commit: the database then holds
 * what a server killed at that moment leaves behind.
 */
export class KeyFaults {
  private constructor(
    private readonly api: Api,
    private readonly owner: pg.Client,
  ) {}

  static async prepare(api: Api): Promise<KeyFaults> {
    const owner = new pg.Client(api.url);
    await owner.connect();
    await owner.query(`
      CREATE SEQUENCE confirmations;
      GRANT USAGE ON SEQUENCE confirmations TO PUBLIC;
      CREATE FUNCTION count_confirmation() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN PERFORM nextval('confirmations'); RETURN NEW; END $$;
      CREATE TRIGGER count_confirmation BEFORE UPDATE OF committed_at ON idempotency_keys
        FOR EACH ROW WHEN (NEW.committed_at > OLD.committed_at IS NOT FALSE AND NEW.committed_at IS NOT NULL)
        EXECUTE FUNCTION count_confirmation();
      CREATE FUNCTION fail_as_killed() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE 'killed' USING ERRCODE = 'admin_shutdown'; END $$;
      CREATE TRIGGER fail_commit BEFORE UPDATE OF committed_at ON idempotency_keys
        FOR EACH ROW WHEN (NEW.committed_at IS NOT NULL) EXECUTE FUNCTION fail_as_killed();
      CREATE TRIGGER fail_response BEFORE UPDATE OF status ON idempotency_keys
        FOR EACH ROW WHEN (NEW.status IS NOT NULL) EXECUTE FUNCTION fail_as_killed();
      ALTER TABLE idempotency_keys DISABLE TRIGGER fail_commit, DISABLE TRIGGER fail_response`);
    return new KeyFaults(api, owner);
  }

  async during<Result>(fault: 'fail_commit' | 'fail_response', work: () => Promise<Result>): Promise<Result> {
    await this.owner.query(`ALTER TABLE idempotency_keys ENABLE TRIGGER ${fault}`);
    try {
      return await work();
    } finally {
      await this.owner.query(`ALTER TABLE idempotency_keys DISABLE TRIGGER ${fault}`);
    }
  }

  /** Makes the stored claim as old as it is when a client retries after the server was killed. */
  async age(key: string): Promise<void> {
    await this.owner.query(
      `UPDATE idempotency_keys SET created_at = created_at - interval '31 s' WHERE key = '${key}';
       ALTER TABLE idempotency_keys DISABLE TRIGGER count_confirmation;
       UPDATE idempotency_keys SET committed_at = committed_at - interval '6 s' WHERE key = '${key}';
       ALTER TABLE idempotency_keys ENABLE TRIGGER count_confirmation`,
    );
  }

  /** Counts the transactions that have confirmed the claim of their request, rolled back ones included. */
  async confirmations(): Promise<number> {
    const { rows } = await this.owner.query<{ is_called: boolean; last_value: string }>(
      'SELECT is_called, last_value FROM confirmations',
    );
    return rows[0]?.is_called ? Number(rows[0].last_value) : 0;
  }

  /** Counts the rows of every table with work in it. */
  async rows(): Promise<Record<string, number>> {
    const { rows: tables } = await this.owner.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace
         AND NOT relispartition AND relname <> ALL ($1) ORDER BY 1`,
      [aside],
    );
    const counts = tables.map(({ name }) => `(SELECT count(*)::int FROM "${name}") AS "${name}"`);
    return (await this.api.query<Record<string, number>>(`SELECT ${counts.join()}`))[0] ?? {};
  }

  stop(): Promise<void> {
    return this.owner.end();
  }
}
