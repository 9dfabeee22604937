import { randomBytes, randomUUID } from 'node:crypto';
import { request, type ClientRequest } from 'node:http';

const boundary = '----half-of-an-upload-for-a-test';
const part = (head: string) => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`;
const tail = `\r\n--${boundary}--\r\n`;

let noise = randomBytes(1_000_000);
/** Returns random bytes that all uploads share, so that a hundred large ones do not fill the memory of the test. */
function randomPart(size: number): Buffer {
  if (noise.length < size) noise = randomBytes(size);
  return noise.subarray(0, size);
}

/** An upload that first sends only part of its bytes. */
export class HalfUpload {
  // With an id, because a client cannot upload the same file twice.
  private readonly head = `${part('name="document_type"')}w2\r\n${part('name="file"; filename="w2.pdf"')}%PDF-1.7\n%${randomUUID()}\n`;
  private readonly sending: ClientRequest;
  /** Response status; 0 if either side dropped the connection. */
  readonly status: Promise<number>;

  /**
   * @param url server URL
   * @param sent number of bytes to send at first, out of `size`
   */
  constructor(
    url: string,
    token: string,
    private sent: number,
    private readonly size: number,
  ) {
    this.sending = request(`${url}/api/documents/upload`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': this.head.length + size + tail.length,
      },
    });
    this.status = new Promise((resolve) => {
      this.sending.on('response', (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      });
      this.sending.on('error', () => resolve(0));
    });
    this.sending.write(this.head);
    this.sending.write(randomPart(sent));
  }

  /** Sends some of the remaining bytes. */
  send(bytes: number): void {
    this.sending.write(randomPart(bytes));
    this.sent += bytes;
  }

  /** Sends the remaining bytes. */
  finish(): Promise<number> {
    this.sending.write(randomPart(this.size - this.sent));
    this.sending.end(tail);
    return this.status;
  }

  /** Aborts the upload, like closing the browser. */
  abort(): void {
    this.sending.destroy();
  }
}
