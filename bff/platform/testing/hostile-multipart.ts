import { fc } from './fuzz';

export interface HostileForm {
  /** Value of the Content-Type header. */
  contentType: string;
  body: Buffer;
  /** Contents of the file; only set when the form is valid. */
  file?: Buffer;
}

/** Size of the largest generated form, bytes. */
const large = 120_000;

const typeOf = (boundary: string): string => `multipart/form-data; boundary=${boundary}`;
const field = (boundary: string, name: string, value: string): string =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fileHead = (boundary: string, disposition: string): string =>
  `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\nContent-Type: application/pdf\r\n\r\n`;
const plain = 'name="file"; filename="w2.pdf"';

function whole(boundary: string, file: Buffer, disposition = plain): HostileForm {
  return fileOnly(boundary, file, field(boundary, 'document_type', 'w2') + fileHead(boundary, disposition));
}

function fileOnly(boundary: string, file: Buffer, head = fileHead(boundary, plain)): HostileForm {
  const body = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { contentType: typeOf(boundary), body, file };
}

/** Builds a form with one ordinary file of the given size. */
export const ordinaryForm = (bytes: number): HostileForm => {
  const unique = Buffer.from(`%PDF-1.7 ${process.hrtime.bigint()} `);
  return whole('----WebKitFormBoundary7MA4YWxkTrZu0gW', Buffer.concat([unique, Buffer.alloc(bytes, 'text ')]));
};

/** The smallest possible PNG, sent as the only part of a form. */
const smallestPng = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
export const pictureForm: HostileForm = fileOnly(
  '----WebKitFormBoundary7MA4YWxkTrZu0gW',
  Buffer.from(smallestPng, 'base64'),
);

const times = (text: string): string => text.repeat(Math.floor(large / Math.max(1, text.length)));
const boundaryOf = (minLength: number) =>
  fc.string({ unit: fc.constantFrom(...'abcXYZ019-_'), minLength, maxLength: 70 });
const boundary = fc.oneof(
  fc.constantFrom('x', '-', '--', 'a'.repeat(70), '----WebKitFormBoundary7MA4YWxkTrZu0gW'),
  boundaryOf(1),
  // At least as long as the parser requires.
  boundaryOf(24),
);
/** Generates a file full of sequences that almost match the boundary. */
const fileFor = (end: string) =>
  fc
    .array(
      fc.oneof(
        fc.constantFrom('\r\n', '\r', '--', `\r\n--${end.slice(0, -1)}`, `--${end}`, `\n--${end}`, '\r\n-', '\0'),
        fc.uint8Array({ maxLength: 300 }),
      ),
      { maxLength: 150 },
    )
    .map((parts) => Buffer.concat(parts.map((part) => Buffer.from(part))))
    .filter((bytes) => !`\r\n${bytes.toString('latin1')}\r\n`.includes(`\r\n--${end}`));

const odd = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '\\"',
    '%00',
    '%',
    "UTF-8''%e2%82",
    '../../x',
    'a'.repeat(9000),
    '\u202e',
    '\ud83d\ude00',
    ';',
    '"',
    "'",
  ),
);

/** Generates multipart bodies crafted to keep the server busy or to make it lose bytes. */
export const hostileForm: fc.Arbitrary<HostileForm> = fc.oneof(
  // Weight well-formed bodies higher: the server still rejects some of them.
  { weight: 4, arbitrary: boundary.chain((end) => fileFor(end).map((file) => whole(end, file))) },
  fc
    .record({ end: boundary, odd, key: fc.constantFrom('filename', 'filename*', 'name', 'x') })
    .map(({ end, odd, key }) => {
      const { contentType, body } = whole(end, Buffer.from('%PDF-1.7'), `name="file"; ${key}="${odd}"`);
      return { contentType, body };
    }),
  fc.record({ end: boundary, name: odd }).map(({ end, name }) => ({
    contentType: typeOf(end),
    body: Buffer.from(times(field(end, name, 'x'))),
  })),
  fc
    .record({
      end: boundary,
      head: fc.constantFrom('A: b\r\n', ' folded\r\n', ':', 'Content-Disposition: form-data;', '\r\n'),
    })
    .map(({ end, head }) => ({ contentType: typeOf(end), body: Buffer.from(`--${end}\r\n${times(head)}`) })),
  fc
    .record({ end: boundary, part: fc.constantFrom('\r\n', '-', '\r\n-', '\r\n--', '--', '\0', '"') })
    .map(({ end, part }) => ({ contentType: typeOf(end), body: Buffer.from(times(part)) })),
  boundary.map((end) => ({ contentType: typeOf(end), body: Buffer.from(times(`--${end}\r\n`)) })),
  boundary.map((end) => ({ contentType: typeOf(end), body: Buffer.from(times(`\r\n--${end.slice(0, -1)}`)) })),
  fc.record({ size: fc.nat(large), cut: fc.double({ min: 0, max: 1, noNaN: true }) }).map(({ size, cut }) => {
    const { contentType, body } = ordinaryForm(size);
    return { contentType, body: body.subarray(0, Math.floor(body.length * cut * 0.99)) };
  }),
  fc.record({ end: boundary, at: fc.nat(400), byte: fc.nat(255) }).map(({ end, at, byte }) => {
    const { contentType, body } = whole(end, Buffer.from('%PDF-1.7 changed'));
    body[at % body.length] = byte;
    return { contentType, body };
  }),
  fc
    .record({ odd, rest: fc.constantFrom('', '; boundary', '; boundary=', '; boundary=""', '; charset=x') })
    .map(({ rest }) => ({
      contentType: `multipart/form-data${rest}`,
      body: ordinaryForm(100).body,
    })),
);
