import { createHash } from 'node:crypto';

/** Pads passwords (ISO 32000-1, algorithm 2). */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const padded = (password: string): Buffer => Buffer.concat([Buffer.from(password), padding]).subarray(0, 32);
const md5 = (...parts: Buffer[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest();

/** Encrypts by RC4, which OpenSSL 3 no longer offers. */
function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number): number => state[index & 255] ?? 0;
  const swap = (one: number, other: number): void => {
    [state[one & 255], state[other & 255]] = [at(other), at(one)];
  };
  for (let one = 0, other = 0; one < 256; one += 1) {
    other = (other + at(one) + (key[one % key.length] ?? 0)) & 255;
    swap(one, other);
  }
  let [one, other] = [0, 0];
  return Buffer.from(
    data.map((byte) => {
      one = (one + 1) & 255;
      other = (other + at(one)) & 255;
      swap(one, other);
      return byte ^ at(at(one) + at(other));
    }),
  );
}

/** Assembles a PDF of these objects, of which the first is the catalog. @param trailer further entries of the trailer */
function pdfOf(objects: readonly string[], trailer = ''): Buffer {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${text.length}\n%%EOF`;
  return Buffer.from(text + table + end, 'latin1');
}

/** Objects of a document with one empty page. */
const onePage = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>',
];

/**
 * Builds a PDF encrypted by the standard security handler, revision 2. With an empty `user` password, only changing it
 * takes a password.
 */
export function encryptedPdf(user: string, objects: readonly string[] = onePage): Buffer {
  const id = md5(Buffer.from(`${user} ${process.hrtime.bigint()}`));
  const owner = rc4(md5(padded('owner')).subarray(0, 5), padded(user));
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(-4);
  const key = md5(padded(user), owner, permissions, id).subarray(0, 5);
  const encryption = `<</Filter/Standard/V 1/R 2/O<${hex(owner)}>/U<${hex(rc4(key, padding))}>/P -4>>`;
  const entries = `/Encrypt ${objects.length + 1} 0 R/ID[<${hex(id)}><${hex(id)}>]`;
  return pdfOf([...objects, encryption], entries);
}

const hex = (bytes: Buffer): string => bytes.toString('hex');
