import { randomBytes } from 'node:crypto';
import { BrokenSealError, open, seal, type Place } from './sealing';

const key = randomBytes(32);
const place: Place = { table: 'intake_forms', column: 'ssn', row: 'row-1' };
const sealed = seal(key, place, Buffer.from('219099999'));

describe('a sealed value', () => {
  it.each([
    ['another row', { ...place, row: 'row-2' }],
    ['another column', { ...place, column: 'bank_name' }],
    ['another table', { ...place, table: 'intake_snapshots' }],
  ])('does not open in %s', (_where, elsewhere) => {
    expect(() => open(key, elsewhere, sealed)).toThrow(BrokenSealError);
  });

  it('does not open with another key', () => {
    expect(() => open(randomBytes(32), place, sealed)).toThrow(BrokenSealError);
  });

  it('does not open when any single byte of it is changed, or when it is cut', () => {
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(() => open(key, place, changed)).toThrow(BrokenSealError);
    }
    for (const length of [0, 1, 28, sealed.length - 1]) {
      expect(() => open(key, place, sealed.subarray(0, length))).toThrow(BrokenSealError);
    }
  });

  it('says where it broke, and nothing of what it holds', () => {
    expect(() => open(key, { ...place, row: 'row-2' }, sealed)).toThrow(
      'sealed value does not open: intake_forms.ssn#row-2',
    );
  });

  it('opens where it belongs, any text, the empty one too', () => {
    for (const text of ['219099999', '', 'Zoë – 李', 'x'.repeat(100_000)]) {
      expect(open(key, place, seal(key, place, Buffer.from(text))).toString()).toBe(text);
    }
  });

  it('never looks the same twice, and shows nothing of the text', () => {
    const many = Array.from({ length: 200 }, () => seal(key, place, Buffer.from('219099999')).toString('hex'));
    expect(new Set(many).size).toBe(200);
    expect(many.every((one) => !one.includes(Buffer.from('219099999').toString('hex')))).toBe(true);
  });
});
