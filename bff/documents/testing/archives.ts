import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import { ZipFile } from 'yazl';

/** Returns a compressed zip archive of these files, by name. */
export async function zipOf(files: Readonly<Record<string, Buffer | string>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** Returns the archive with its files marked as encrypted, so that only a password could open them. */
export function encrypted(zip: Buffer): Buffer {
  const changed = Buffer.from(zip);
  // Bit 0 of the flags, which follow the signature of each header after two bytes, in the directory after four.
  for (const [signature, flags] of [
    ['PK\x03\x04', 6],
    ['PK\x01\x02', 8],
  ] as const)
    for (let at = changed.indexOf(signature); at >= 0; at = changed.indexOf(signature, at + 1))
      changed.writeUInt16LE(changed.readUInt16LE(at + flags) | 1, at + flags);
  return changed;
}

/** Returns a Word document with this text, with the parts by which it is recognized. */
export const docxOf = (text: string): Promise<Buffer> =>
  zipOf({
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>',
    'word/document.xml': text,
  });

/** Returns a PDF with one compressed stream, such as an attached file. */
export function pdfWithStream(content: Buffer | string): Buffer {
  const stream = deflateSync(content);
  const object = `1 0 obj\n<</Type /EmbeddedFile /Filter /FlateDecode /Length ${stream.length}>>\nstream\n`;
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n${object}`),
    stream,
    Buffer.from('\nendstream\nendobj\ntrailer <</Size 2>>\nstartxref\n9\n%%EOF\n'),
  ]);
}
