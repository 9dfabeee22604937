import { constants, deflateRawSync } from 'node:zlib';
import { encryptedPdf } from './encrypted-pdf';

const catalog = '<</Type/Catalog/Pages 2 0 R>>';
const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>';
const most = 10_000;
const pages = Array<string>(most).fill(page);
const levels = Array.from({ length: most }, (_, at) => `<</Type/Pages/Kids[${at + 3} 0 R]/Count 1>>`);
const kids = Array.from({ length: most }, (_, at) => `${at + 3} 0 R`);

/**
 * Makes a reader inflate 1 GB for the first entry of the cross-reference stream, before any password is asked for. A
 * full flush makes compressed megabytes independent of each other, so that one can be repeated.
 */
function endlessTable(): Buffer {
  const megabyte = deflateRawSync(Buffer.alloc(1024 * 1024), { finishFlush: constants.Z_FULL_FLUSH });
  const zeros = Buffer.concat([Buffer.from('789c', 'hex'), ...Array<Buffer>(1024).fill(megabyte)]);
  const start = `%PDF-1.5\n1 0 obj${catalog}endobj\n`;
  const entries = '/Size 6/Root 1 0 R/Encrypt 4 0 R/W[1 1000000000 1]/Index[0 6]/Filter/FlateDecode';
  const stream = `5 0 obj<</Type/XRef${entries}/Length ${zeros.length}>>stream\n`;
  const end = `\nendstream endobj\nstartxref\n${start.length}\n%%EOF`;
  return Buffer.concat([Buffer.from(start + stream), zeros, Buffer.from(end)]);
}

/** Encrypted PDFs that are expensive to open. */
export const hostilePdfs: readonly [what: string, make: () => Buffer][] = [
  [
    '10,000 pages',
    () => encryptedPdf('', [catalog, `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${most}>>`, ...pages]),
  ],
  ['a page tree 10,000 levels deep', () => encryptedPdf('', [catalog, ...levels, page])],
  ['arrays nested 3,000,000 deep', () => encryptedPdf('', [`<</Type/Catalog/Pages ${'['.repeat(3_000_000)}>>`])],
  ['a truncated file', () => encryptedPdf('secret').subarray(0, -150)],
  ['a cross-reference stream that inflates to 1 GB', endlessTable],
];
