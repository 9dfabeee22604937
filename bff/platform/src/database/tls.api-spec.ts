import { chmodSync, chownSync, copyFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCertificate } from '@portal/server/testing/certificate';
import pg from 'pg';
import { startPostgres, type Server } from '../../testing/embedded';
import { clientSettingsOf, createDataSource } from './data-source';

const dir = mkdtempSync(join(tmpdir(), 'portal-database-tls-'));
let server: Server;

/** Writes a self-signed certificate `<name>.crt` of the local host, with its key `<name>.key`. */
async function writeCertificate(name: string): Promise<void> {
  const { cert, key } = await makeCertificate(name);
  writeFileSync(join(dir, `${name}.crt`), cert);
  writeFileSync(join(dir, `${name}.key`), key);
}

/** Returns the source of a URL as in docs/operations.md, Kubernetes. */
function sourceWith(certificate: string) {
  const url = new URL(server.url);
  url.hostname = 'localhost';
  url.search = `?sslmode=verify-full&sslrootcert=${join(dir, `${certificate}.crt`)}`;
  return createDataSource({ url: url.href, as: 'owner', poolSize: 1 });
}

async function withOwner(...statements: string[]): Promise<Record<string, string>[]> {
  const client = new pg.Client(server.url);
  await client.connect();
  const rows: Record<string, string>[] = [];
  for (const statement of statements) rows.push(...(await client.query<Record<string, string>>(statement)).rows);
  await client.end();
  return rows;
}

async function enableTls(): Promise<void> {
  const [{ data_directory: data = '' } = {}] = await withOwner('SHOW data_directory');
  const { uid, gid } = statSync(data);
  for (const file of ['server.crt', 'server.key']) {
    copyFileSync(join(dir, file), join(data, file));
    chmodSync(join(data, file), 0o600);
    chownSync(join(data, file), uid, gid);
  }
  await withOwner('ALTER SYSTEM SET ssl = on', 'SELECT pg_reload_conf()');
}

beforeAll(async () => {
  chmodSync(dir, 0o755);
  await writeCertificate('server');
  await writeCertificate('other');
  server = await startPostgres({ dir: join(dir, 'postgres'), settings: { fsync: 'off' } });
});
afterAll(async () => {
  await server.stop();
  rmSync(dir, { recursive: true });
});

describe('a database URL with sslmode=verify-full', () => {
  it('connects neither without TLS nor to a server with another certificate authority', async () => {
    await expect(sourceWith('server').initialize()).rejects.toThrow('does not support SSL');
    await enableTls();
    await expect(sourceWith('other').initialize()).rejects.toThrow('self-signed certificate');
  });

  it('encrypts the connections of the pool and those beside it', async () => {
    const source = await sourceWith('server').initialize();
    const isEncrypted = 'SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()';
    expect(await source.query(isEncrypted)).toEqual([{ ssl: true }]);
    const client = new pg.Client(clientSettingsOf(source));
    await client.connect();
    expect((await client.query(isEncrypted)).rows).toEqual([{ ssl: true }]);
    await client.end();
    await source.destroy();
  });
});
