import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EncryptionKeys } from './encryption-keys';
import { KeyFile } from './key-file';
import { KeyRingError } from './key-ring';

describe('key file', () => {
  let dir: string;
  beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'portal-keys-'))));
  afterEach(() => rmSync(dir, { recursive: true }));

  it('is rejected if others can read it', () => {
    new KeyFile(join(dir, 'keys')).current();
    chmodSync(join(dir, 'keys'), 0o644);
    expect(() => new KeyFile(join(dir, 'keys')).current()).toThrow(KeyRingError);
  });

  it('is rejected if damaged, and never replaced', () => {
    writeFileSync(join(dir, 'keys'), 'k1:', { mode: 0o600 });
    expect(() => new KeyFile(join(dir, 'keys')).current()).toThrow(KeyRingError);
  });

  it('is rejected in production', () => {
    expect(() => EncryptionKeys.of({ DATA_DIR: dir, production: true })).toThrow('ENCRYPTION_KEYS is not set.');
    expect(readdirSync(dir)).toEqual([]);
  });

  it('is created on first use, readable only by its owner, and kept', () => {
    const first = new KeyFile(join(dir, 'deep', 'keys')).current();
    expect(statSync(join(dir, 'deep', 'keys')).mode & 0o777).toBe(0o600);
    expect(new KeyFile(join(dir, 'deep', 'keys')).current().toText()).toBe(first.toText());
    expect(readdirSync(join(dir, 'deep'))).toEqual(['keys']);
  });

  it('is reloaded once replaced', () => {
    const [reader, writer] = [new KeyFile(join(dir, 'keys')), new KeyFile(join(dir, 'keys'))];
    const before = reader.current();
    writer.replace(writer.current().withFreshKey());
    expect(reader.current().ids).toEqual(['k2', 'k1']);
    expect(reader.current().key('k1')).toEqual(before.key('k1'));
  });

  it('is separate for wrapping keys and index keys', () => {
    const keys = EncryptionKeys.of({ DATA_DIR: dir, production: false });
    expect(keys.wrappingRing?.toText()).not.toBe(keys.indexRing.toText());
    expect(readdirSync(dir).sort()).toEqual(['blind-index-keys', 'encryption-keys']);
  });
});
