import { connect } from 'node:net';

const boundary = '----an-upload-of-which-the-length-is-wrong';
const head = [
  `--${boundary}\r\nContent-Disposition: form-data; name="document_type"\r\n\r\nw2`,
  `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="w2.pdf"\r\n\r\n`,
].join('\r\n');
const tail = `\r\n--${boundary}--\r\n`;

/** How the sender states the length of the body: not at all, in chunks, or as a number of bytes. */
export type StatedLength = 'chunked' | 'both' | number;

/**
 * Uploads a file over a plain socket, because HTTP clients would state the right length.
 * @param url server URL
 * @param size of the file, bytes
 * @returns status of the first response; 0 if the server closed the connection without one
 */
export async function uploadStating(stated: StatedLength, url: string, token: string, size: number): Promise<number> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (bytes) => (answer += String(bytes)));
  // The server may close the connection while the file is being sent.
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const drained = () => new Promise((resolve) => socket.once('drain', resolve));
  const isChunked = stated === 'chunked' || stated === 'both';
  const headers = [
    'POST /api/documents/upload HTTP/1.1',
    'Host: localhost',
    'Connection: close',
    `Authorization: Bearer ${token}`,
    `Content-Type: multipart/form-data; boundary=${boundary}`,
    ...(isChunked ? ['Transfer-Encoding: chunked'] : []),
    ...(stated === 'chunked' ? [] : [`Content-Length: ${stated === 'both' ? 10 : stated}`]),
  ];
  socket.write(`${headers.join('\r\n')}\r\n\r\n`);
  const body = Buffer.concat([Buffer.from(head), Buffer.alloc(size, 'x'), Buffer.from(tail)]);
  const step = 65_536;
  for (let at = 0; at < body.length && !socket.destroyed && !answer; at += step) {
    const part = body.subarray(at, at + step);
    const chunk = isChunked
      ? Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')])
      : part;
    if (!socket.write(chunk)) await Promise.race([drained(), closed]);
  }
  if (isChunked && !socket.destroyed) socket.write('0\r\n\r\n');
  await closed;
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}
