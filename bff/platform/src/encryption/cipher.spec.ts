import { randomBytes } from 'node:crypto';
import { decrypt, DecryptionError, encrypt, type EncryptionContext } from './cipher';

const key = randomBytes(32);
const context: EncryptionContext = { table: 'intake_forms', column: 'ssn', row: 'row-1' };
const encrypted = encrypt(key, context, Buffer.from('219099999'));

describe('encrypted value', () => {
  it.each([
    ['another row', { ...context, row: 'row-2' }],
    ['another column', { ...context, column: 'bank_name' }],
    ['another table', { ...context, table: 'intake_snapshots' }],
  ])('does not decrypt in %s', (_where, elsewhere) => {
    expect(() => decrypt(key, elsewhere, encrypted)).toThrow(DecryptionError);
  });

  it('does not decrypt with another key', () => {
    expect(() => decrypt(randomBytes(32), context, encrypted)).toThrow(DecryptionError);
  });

  it('does not decrypt with any changed byte, or when truncated', () => {
    for (let at = 0; at < encrypted.length; at += 1) {
      const changed = Buffer.from(encrypted);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(() => decrypt(key, context, changed)).toThrow(DecryptionError);
    }
    for (const length of [0, 1, 28, encrypted.length - 1]) {
      expect(() => decrypt(key, context, encrypted.subarray(0, length))).toThrow(DecryptionError);
    }
  });

  it('reports its location on failure, but not its content', () => {
    expect(() => decrypt(key, { ...context, row: 'row-2' }, encrypted)).toThrow(
      'encrypted value does not decrypt: intake_forms.ssn#row-2',
    );
  });

  it('decrypts in its own context, even if the text is empty', () => {
    for (const text of ['219099999', '', 'Zoë – 李', 'x'.repeat(100_000)]) {
      expect(decrypt(key, context, encrypt(key, context, Buffer.from(text))).toString()).toBe(text);
    }
  });

  it('differs each time, and does not contain the text', () => {
    const many = Array.from({ length: 1000 }, () => encrypt(key, context, Buffer.from('219099999')).toString('hex'));
    expect(new Set(many).size).toBe(1000);
    expect(many.every((one) => !one.includes(Buffer.from('219099999').toString('hex')))).toBe(true);
  });
});
