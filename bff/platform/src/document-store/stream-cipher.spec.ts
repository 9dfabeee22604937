import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { BrokenFileError, decryptFile, encryptFile } from './stream-cipher';

const key = { dataKey: randomBytes(32), context: 'document-1' };
const chunk = 64 * 1024;

/** Yields chunks of odd sizes, as a network delivers them. */
function* pieces(bytes: Buffer, size = 9973): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const encrypted = (bytes: Buffer, size?: number) => buffer(Readable.from(pieces(bytes, size)).pipe(encryptFile(key)));
const decrypted = (bytes: Buffer, other = key) => buffer(Readable.from(pieces(bytes)).compose(decryptFile(other)));

describe('streaming encryption of a file', () => {
  it.each([0, 1, chunk - 1, chunk, chunk + 1, 3 * chunk, 1_000_003])('restores %d bytes', async (size) => {
    const bytes = randomBytes(size);
    const stored = await encrypted(bytes);
    expect(stored.length).toBe(17 + size + 16 * Math.max(1, Math.ceil(size / chunk)));
    expect((await decrypted(stored)).equals(bytes)).toBe(true);
  });

  it('produces a different ciphertext each time, with no readable content', async () => {
    const bytes = Buffer.from('Social Security number 123-45-6789 '.repeat(50));
    const [one, other] = [await encrypted(bytes), await encrypted(bytes)];
    expect(one.equals(other)).toBe(false);
    expect(one.includes('123-45-6789')).toBe(false);
  });

  it('rejects a change to any byte', async () => {
    const stored = await encrypted(randomBytes(2 * chunk + 5));
    await fc.assert(
      fc.asyncProperty(fc.nat(stored.length - 1), fc.integer({ min: 1, max: 255 }), async (at, flip) => {
        const changed = Buffer.from(stored);
        changed[at] = (changed[at] ?? 0) ^ flip;
        await expect(decrypted(changed)).rejects.toThrow(BrokenFileError);
      }),
      { numRuns: 60 },
    );
  });

  it('rejects truncated, extended and reordered files', async () => {
    const stored = await encrypted(randomBytes(3 * chunk));
    const frame = chunk + 16;
    const [header, first, second] = [
      stored.subarray(0, 17),
      stored.subarray(17, 17 + frame),
      stored.subarray(17 + frame, 17 + 2 * frame),
    ];
    for (const changed of [
      Buffer.alloc(0),
      header,
      Buffer.concat([header, first]),
      stored.subarray(0, -1),
      stored.subarray(0, 17 + 2 * frame),
      Buffer.concat([stored, Buffer.of(0)]),
      Buffer.concat([header, second, first, stored.subarray(17 + 2 * frame)]),
    ]) {
      await expect(decrypted(changed)).rejects.toThrow(BrokenFileError);
    }
  });

  it('rejects the context of another document and the key of another client', async () => {
    const stored = await encrypted(Buffer.from('W-2'));
    await expect(decrypted(stored, { ...key, context: 'document-2' })).rejects.toThrow(BrokenFileError);
    await expect(decrypted(stored, { ...key, dataKey: randomBytes(32) })).rejects.toThrow(BrokenFileError);
  });

  it('emits no byte of a tampered chunk', async () => {
    const stored = await encrypted(randomBytes(2 * chunk));
    stored[17 + 10] = (stored[17 + 10] ?? 0) ^ 1;
    let handedOut = 0;
    const reading = Readable.from(pieces(stored)).compose(decryptFile(key)) as unknown as Readable;
    await expect(
      (async () => {
        for await (const piece of reading as AsyncIterable<Buffer>) handedOut += piece.length;
      })(),
    ).rejects.toThrow(BrokenFileError);
    expect(handedOut).toBe(0);
  });
});
