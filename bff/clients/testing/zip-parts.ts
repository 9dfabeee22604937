import { inflateRawSync } from 'node:zlib';

/** Returns the files of a ZIP archive by name, which it finds by the central directory. */
export function zipParts(zip: Buffer): Map<string, string> {
  const parts = new Map<string, string>();
  for (let at = zip.indexOf('PK\u0001\u0002'); at >= 0; at = zip.indexOf('PK\u0001\u0002', at + 4)) {
    const [size, name, start] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28), zip.readUInt32LE(at + 42)];
    const data = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    const raw = zip.subarray(data, data + size);
    const content = zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(raw) : raw;
    parts.set(zip.toString('utf8', at + 46, at + 46 + name), content.toString());
  }
  return parts;
}
