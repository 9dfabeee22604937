import pg from 'pg';

export interface SentStatement {
  text: string;
  values: unknown[];
}

/** Returns every statement with parameters or a table that the service sends to PostgreSQL while `work` runs. */
export async function sentStatements(work: () => Promise<unknown>, kinds: RegExp): Promise<SentStatement[]> {
  const sent: SentStatement[] = [];
  const real = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function query(this: pg.Client, ...given) {
    const [first, second] = given as unknown[];
    const text = typeof first === 'string' ? first : (first as { text?: string } | undefined)?.text;
    const values = Array.isArray(second) ? (second as unknown[]) : ((first as { values?: unknown[] }).values ?? []);
    if (text && kinds.test(text)) sent.push({ text, values });
    return real.apply(this, given) as never;
  });
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return sent;
}
