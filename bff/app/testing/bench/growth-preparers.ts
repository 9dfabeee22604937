import pg from 'pg';

export interface BenchPreparer {
  email: string;
  /** Number of assigned clients. */
  clients: number;
  /** Id of a client whose documents are still awaited. */
  client: string;
}

/** Returns the preparer whose number of clients is nearest to the given one. @param database URL, as the owner */
export async function preparerWith(database: string, clients: number): Promise<BenchPreparer> {
  const owner = new pg.Client({ connectionString: database });
  await owner.connect();
  try {
    const { rows } = await owner.query<BenchPreparer>(
      `SELECT account.email, count(*)::int AS clients,
              (min(held.client_id::text) FILTER (WHERE tax_return.state = 'documents_needed')) AS client
       FROM assignments held JOIN users account ON account.id = held.preparer_id
       LEFT JOIN tax_returns tax_return USING (client_id)
       GROUP BY account.id HAVING bool_or(tax_return.state = 'documents_needed')
       ORDER BY abs(count(*) - $1), account.id LIMIT 1`,
      [clients],
    );
    const [found] = rows;
    if (!found) throw new Error('No preparer waits for documents');
    return found;
  } finally {
    await owner.end();
  }
}
