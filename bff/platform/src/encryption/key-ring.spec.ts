import { randomBytes } from 'node:crypto';
import { KeyRing, KeyRingError } from './key-ring';

const random = () => randomBytes(32).toString('base64');
const parse = (text: string) => KeyRing.parse('ENCRYPTION_KEYS', text);

describe('key ring', () => {
  it.each([
    ['an empty ring', ''],
    ['a key without an id', random()],
    ['a short key', `a:${randomBytes(16).toString('base64')}`],
    ['a key that is not random', `a:${Buffer.alloc(32, 'changeme').toString('base64')}`],
    ['a duplicate id', `a:${random()},a:${random()}`],
    ['an id with spaces', `a b:${random()}`],
  ])('rejects %s', (_what, text) => {
    expect(() => parse(text)).toThrow(KeyRingError);
  });

  it('never includes a key in the error', () => {
    const short = randomBytes(16).toString('base64');
    expect(() => parse(`a:${short}`)).toThrow(expect.objectContaining({ message: expect.not.stringContaining(short) }));
  });

  it('encrypts with the first key, and keeps the others for decryption', () => {
    const ring = parse(`new:${random()}, old:${random()}`);
    expect(ring.active.id).toBe('new');
    expect(ring.ids).toEqual(['new', 'old']);
    expect(ring.key('old')).toHaveLength(32);
    expect(ring.key('gone')).toBeUndefined();
  });

  it('prepends a new key, and can drop all but the active one', () => {
    const ring = parse(`k7:${random()},k2:${random()}`);
    const grown = ring.withFreshKey();
    expect(grown.ids).toEqual(['k8', 'k7', 'k2']);
    expect(grown.key('k7')).toEqual(ring.key('k7'));
    expect(parse(grown.toText()).ids).toEqual(['k8', 'k7', 'k2']);
    expect(grown.onlyActive().ids).toEqual(['k8']);
  });
});
