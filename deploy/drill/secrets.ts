import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runOrThrow } from '../../tools/process/run.mjs';
import type { Volume } from './cluster/objects';

const script = fileURLToPath(new URL('../kubernetes/create-secrets.sh', import.meta.url));
/** `fsGroup` of the pods. */
const group = 1000;

/** The secrets of docs/operations.md, Kubernetes, Install, by name and key. */
export class Secrets {
  readonly passwords = { owner: randomBytes(24).toString('hex'), service: randomBytes(24).toString('hex') };
  private readonly values = new Map<string, Map<string, string>>();
  private count = 0;

  private constructor(private readonly folder: string) {}

  /** @param authority certificate authority of the database, PEM */
  static async create(folder: string, authority: string): Promise<Secrets> {
    const secrets = new Secrets(folder);
    const files = join(folder, 'portal-secrets');
    await runOrThrow('sh', [script, files]);
    const portal = new Map(readdirSync(files).map((name) => [name, readFileSync(join(files, name), 'utf8')]));
    portal.set('S3_ACCESS_KEY_ID', 'drill').set('S3_SECRET_ACCESS_KEY', randomBytes(24).toString('hex'));
    const { owner, service } = secrets.passwords;
    const at = 'portal-db-rw:5432/portal?sslmode=verify-full&sslrootcert=/run/secrets/database/ca.crt';
    secrets.values
      .set('portal-secrets', portal)
      .set('portal-database', new Map([['url', `postgres://portal_service:${service}@${at}`]]))
      .set('portal-database-owner', new Map([['url', `postgres://portal_owner:${owner}@${at}`]]))
      .set('portal-db-ca', new Map([['ca.crt', authority]]));
    return secrets;
  }

  /** Returns a new folder with the files of a volume, as the kubelet lays them out. */
  folderOf = ({ name, secret, projected }: Volume): string => {
    this.count += 1;
    const folder = join(this.folder, `${name}-${this.count}`);
    mkdirSync(folder, { recursive: true });
    const sources = projected?.sources.map((one) => one.secret) ?? [{ name: secret?.secretName ?? '', ...secret }];
    for (const source of sources) {
      const values = this.values.get(source.name);
      if (!values) throw new Error(`There is no secret ${source.name}.`);
      const items = source.items ?? [...values.keys()].map((key) => ({ key, path: key }));
      for (const { key, path } of items) {
        const value = values.get(key);
        if (value === undefined) throw new Error(`The secret ${source.name} lacks ${key}.`);
        writeFileSync(join(folder, path), value, { mode: 0o440 });
        chownSync(join(folder, path), 0, group);
      }
    }
    return folder;
  };
}
