import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { canaries } from '../../testing/canaries';
import { freshDatabase, type TestDatabase } from '../../testing/database';
import { FakeVault } from '../../testing/fake-vault';
import { createDataSource } from '../database/data-source';
import { asSystem } from '../request/acting';
import { BlindIndex } from './blind-index';
import { DataKeys } from './data-keys';
import { DataKeyEntity, IndexKeyProofEntity } from './data-key.entity';
import { DataKeysRepository } from './data-keys.repository';
import { Encryption, officeKeyOwner } from './encryption';
import { EncryptionKeys } from './encryption-keys';
import { KeyCheck } from './key-check';
import { KeyRotation } from './key-rotation';

const entities = [DataKeyEntity, IndexKeyProofEntity];
const repositoryOf = (source: DataSource) => new DataKeysRepository(source);
const dataKeys = (source: DataSource, keys: EncryptionKeys) => new AnybodysKeys(repositoryOf(source), keys);
const encryptionOn = (source: DataSource, keys: EncryptionKeys) => new Encryption(dataKeys(source, keys));
const random = () => randomBytes(32).toString('base64');
const context = { table: 'intake_forms', column: 'ssn', row: randomUUID() };

/** Row-level security hides other people's keys; its own spec tests that. */
class AnybodysKeys extends DataKeys {
  override forOwner(ownerId: string): Promise<Buffer> {
    return asSystem(() => super.forOwner(ownerId));
  }
}

describe('encryption with keys in the database', () => {
  let [database, source, dir]: [TestDatabase?, DataSource?, string?] = [];
  const db = (): DataSource => source as DataSource;
  const withKeys = (ENCRYPTION_KEYS: string, BLIND_INDEX_KEYS = indexKeys) =>
    EncryptionKeys.of({ ENCRYPTION_KEYS, BLIND_INDEX_KEYS, DATA_DIR: String(dir), production: true });
  const start = (keys: EncryptionKeys) =>
    new KeyCheck(repositoryOf(db()), dataKeys(db(), keys), new BlindIndex(keys), keys).onModuleInit();
  const indexKeys = `i1:${random()}`;
  const old = `old:${random()}`;
  const fresh = `new:${random()}`;

  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), 'portal-encryption-'));
    database = await freshDatabase();
    source = await createDataSource({ url: database.url, as: 'application', entities }).initialize();
    await start(withKeys(old));
  });

  afterAll(async () => {
    await source?.destroy();
    await database?.drop();
    if (dir) rmSync(dir, { recursive: true });
  });

  it('refuses to start without the key-encryption key', async () => {
    await expect(start(withKeys(fresh))).rejects.toThrow('wrapped with key old, which the key ring does not hold');
  });

  it('refuses to start if a key id belongs to a different key', async () => {
    await expect(start(withKeys(`old:${random()}`))).rejects.toThrow('not the key that the data was encrypted with');
    await expect(start(withKeys(old, `i1:${random()}`))).rejects.toThrow('not the key that the index was made with');
  });

  it("does not decrypt another owner's value or a moved one", async () => {
    const [one, other] = await Promise.all([randomUUID(), randomUUID()].map((id) => encryption().forOwner(id)));
    const encrypted = one?.encrypt(context, canaries.ssn) ?? Buffer.alloc(0);
    expect(() => other?.decrypt(context, encrypted)).toThrow('does not decrypt');
    expect(() => one?.decrypt({ ...context, row: randomUUID() }, encrypted)).toThrow('does not decrypt');
    expect(one?.decrypt(context, encrypted)).toBe(canaries.ssn);
  });

  it('gives concurrent callers the same key', async () => {
    const owner = randomUUID();
    const ciphers = await Promise.all(Array.from({ length: 20 }, () => encryption().forOwner(owner)));
    const encrypted = ciphers.map((cipher) => cipher.encrypt(context, canaries.ssn));
    const decrypted = encrypted.map((value) => ciphers[19]?.decrypt(context, value));
    expect(new Set(decrypted)).toEqual(new Set([canaries.ssn]));
  });

  it('stores data keys only wrapped', async () => {
    const owner = randomUUID();
    const plain = await dataKeys(db(), withKeys(old)).forOwner(owner);
    const find = 'SELECT wrapped_key FROM data_keys WHERE owner_id = $1';
    const [row] = await asSystem(() => db().query<{ wrapped_key: Buffer }[]>(find, [owner]));
    expect(row?.wrapped_key.includes(plain)).toBe(false);
  });

  it('rotates under load without failed reads, after which the old key is not needed', async () => {
    const owners = Array.from({ length: 60 }, () => randomUUID());
    const encrypted = await Promise.all(
      owners.map(async (id) => (await encryption().forOwner(id)).encrypt(context, id)),
    );
    const both = withKeys(`${fresh},${old}`);
    let rotating = true;
    let reads = 0;
    const read = async (): Promise<void> => {
      for (let at = 0; rotating || reads < 300; at = (at + 1) % owners.length) {
        const cipher = await encryptionOn(db(), both).forOwner(owners[at] ?? '');
        expect(cipher.decrypt(context, encrypted[at] ?? Buffer.alloc(0))).toBe(owners[at]);
        reads += 1;
      }
    };
    const load = Promise.all([read(), read(), read()]);
    const count = await new KeyRotation(repositoryOf(db()), both).rotate();
    rotating = false;
    await load;
    expect(count).toBeGreaterThanOrEqual(60);
    expect(reads).toBeGreaterThanOrEqual(300);
    const onlyNew = encryptionOn(db(), withKeys(fresh));
    expect((await onlyNew.forOwner(owners[0] ?? '')).decrypt(context, encrypted[0] ?? Buffer.alloc(0))).toBe(owners[0]);
    await start(withKeys(fresh));
    await expect(start(withKeys(old))).rejects.toThrow('wrapped with key new');
    await new KeyRotation(repositoryOf(db()), withKeys(`${old},${fresh}`)).rotate();
  });

  it('rotates keys in a file while another process keeps using them', async () => {
    const settings = { BLIND_INDEX_KEYS: indexKeys, DATA_DIR: String(dir), production: false };
    const other = await freshDatabase();
    const its = await createDataSource({ url: other.url, as: 'application', entities }).initialize();
    const running = encryptionOn(its, EncryptionKeys.of(settings));
    const encrypted = (await running.forOwner(officeKeyOwner)).encrypt(context, 'kept');
    const rotation = new KeyRotation(repositoryOf(its), EncryptionKeys.of(settings));
    await rotation.rotate();
    expect(await rotation.retire()).toEqual(['k1']);
    const later = encryptionOn(its, EncryptionKeys.of(settings));
    expect((await later.forOwner(officeKeyOwner)).decrypt(context, encrypted)).toBe('kept');
    const owner = randomUUID();
    await running.forOwner(owner);
    const find = 'SELECT kek_id FROM data_keys WHERE owner_id = $1';
    const [row] = await asSystem(() => its.query<{ kek_id: string }[]>(find, [owner]));
    expect(row?.kek_id).toBe('k2');
    await its.destroy();
    await other.drop();
  });

  it('moves to Vault and on to its next version, and does not start while Vault is down', async () => {
    const vault = new FakeVault();
    const VAULT = { address: await vault.start(), token: vault.token, key: 'portal' };
    const kept = { BLIND_INDEX_KEYS: indexKeys, DATA_DIR: String(dir), production: true };
    const [both, onlyVault] = [
      EncryptionKeys.of({ ...kept, ENCRYPTION_KEYS: old, VAULT }),
      EncryptionKeys.of({ ...kept, VAULT }),
    ];
    const [owner, later] = [randomUUID(), randomUUID()];
    const encrypted = (await encryption().forOwner(owner)).encrypt(context, 'kept');
    await expect(start(onlyVault)).rejects.toThrow('wrapped with key old');
    await start(both);
    await encryptionOn(db(), both).forOwner(later);

    expect(await new KeyRotation(repositoryOf(db()), both).rotate()).toBeGreaterThan(0);
    expect(await new KeyRotation(repositoryOf(db()), both).retire()).toEqual(['old']);
    vault.rotate();
    await new KeyRotation(repositoryOf(db()), onlyVault).rotate();
    const ids = await asSystem(() => db().query<{ kek_id: string }[]>('SELECT DISTINCT kek_id FROM data_keys'));
    expect(ids).toEqual([{ kek_id: 'vault:portal:v2' }]);
    await start(onlyVault);
    expect((await encryptionOn(db(), onlyVault).forOwner(owner)).decrypt(context, encrypted)).toBe('kept');

    vault.isSealed = true;
    await expect(start(onlyVault)).rejects.toThrow('Vault answered 503');
    vault.stop();
  });

  const encryption = (): Encryption => encryptionOn(db(), withKeys(old));
});
