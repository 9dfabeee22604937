import pg, { type Connection } from 'pg';

interface Target {
  table: string;
  /** Separated by commas. */
  columns: string;
}

/** Copies lines in the format of COPY into a table, within the client's transaction. */
export async function copyTo(client: pg.Client, { table, columns }: Target, lines: string): Promise<void> {
  const { rows } = await client.query<{ active: boolean }>('SELECT row_security_active($1) AS active', [table]);
  if (!rows[0]?.active) return copyInto(client, { table, columns }, lines);
  // PostgreSQL refuses to copy into a table with row-level security.
  await client.query(`CREATE TEMP TABLE copied ON COMMIT DROP AS SELECT ${columns} FROM ${table} WITH NO DATA`);
  await copyInto(client, { table: 'copied', columns }, lines);
  await client.query(`INSERT INTO ${table} (${columns}) SELECT ${columns} FROM copied`);
  await client.query('DROP TABLE copied');
}

const copyInto = (client: pg.Client, { table, columns }: Target, lines: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const done = (error: Error | null) => (error ? reject(error) : resolve());
    client.query(new CopyQuery(`COPY ${table} (${columns}) FROM STDIN`, Buffer.from(lines), done));
  });

/** The part of pg's Query that its types do not expose. */
interface ProtocolQuery extends pg.Submittable {
  callback: (error: Error | null) => void;
}
const Query = pg.Query as unknown as new (text: string) => ProtocolQuery;

/** `COPY … FROM STDIN`, which pg's protocol layer supports but its API does not. */
class CopyQuery extends Query {
  constructor(
    statement: string,
    private readonly data: Buffer,
    done: (error: Error | null) => void,
  ) {
    super(statement);
    this.callback = done;
  }

  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFromChunk(this.data);
    connection.endCopyFrom();
  }
}

type CopyConnection = Connection & { sendCopyFromChunk: (chunk: Buffer) => void; endCopyFrom: () => void };
