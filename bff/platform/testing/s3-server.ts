import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface PendingUpload {
  key: string;
  initiated: Date;
  parts: Map<number, Buffer>;
}

interface Place {
  key: string;
  uploadId: string | null;
  part: number;
}

const xml = (response: ServerResponse, body: string, status = 200): void => {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?>${body}`);
};

/**
 * In-memory fake of S3 with the operations that the document store uses: plain HTTP, one bucket, signatures not
 * checked. Can be stopped and started again on the same port.
 */
export class S3Server {
  readonly objects = new Map<string, { bytes: Buffer; modified: Date }>();
  readonly uploads = new Map<string, PendingUpload>();
  /** Headers of the last request. */
  headers: IncomingHttpHeaders = {};
  private counter = 0;
  private port = 0;
  private readonly server: Server = createServer((request, response) => {
    this.answer(request, response).catch(() => response.destroy());
  });

  async start(host = '127.0.0.1', port = this.port): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(port, host, resolve));
    this.port = (this.server.address() as AddressInfo).port;
    return `http://${host}:${this.port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.headers = request.headers;
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
    const [, , ...rest] = pathname.split('/');
    const key = decodeURIComponent(rest.join('/'));
    const uploadId = searchParams.get('uploadId');
    const place = { key, uploadId, part: Number(searchParams.get('partNumber')) };
    if (key === '') this.answerBucket(searchParams, response);
    else if (request.method === 'POST' && uploadId) this.complete(uploadId, response);
    else if (request.method === 'POST') this.begin(key, response);
    else if (request.method === 'DELETE') this.remove(place, response);
    else if (request.method === 'GET') this.get(key, response);
    else await this.put(request, response, place);
  }

  private answerBucket(query: URLSearchParams, response: ServerResponse): void {
    if (query.has('uploads')) this.listUploads(response);
    else this.list(query.get('prefix') ?? '', response);
  }

  private remove({ key, uploadId }: Place, response: ServerResponse): void {
    if (uploadId) this.uploads.delete(uploadId);
    else this.objects.delete(key);
    response.writeHead(204).end();
  }

  private async put(request: IncomingMessage, response: ServerResponse, { key, uploadId, part }: Place): Promise<void> {
    const bytes = await buffer(request);
    if (uploadId) this.uploads.get(uploadId)?.parts.set(part, bytes);
    else this.objects.set(key, { bytes, modified: new Date() });
    response.writeHead(200, { etag: `"${bytes.length}"` }).end();
  }

  private get(key: string, response: ServerResponse): void {
    const found = this.objects.get(key);
    if (!found) {
      xml(response, '<Error><Code>NoSuchKey</Code><Message>none</Message></Error>', 404);
      return;
    }
    response.writeHead(200, { 'content-length': found.bytes.length }).end(found.bytes);
    return undefined;
  }

  private begin(key: string, response: ServerResponse): void {
    const id = `upload-${(this.counter += 1)}`;
    this.uploads.set(id, { key, initiated: new Date(), parts: new Map() });
    xml(response, `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
  }

  private complete(id: string, response: ServerResponse): void {
    const upload = this.uploads.get(id);
    if (!upload) {
      xml(response, '<Error><Code>NoSuchUpload</Code></Error>', 404);
      return;
    }
    const parts = [...upload.parts].sort(([one], [other]) => one - other).map(([, bytes]) => bytes);
    this.objects.set(upload.key, { bytes: Buffer.concat(parts), modified: new Date() });
    this.uploads.delete(id);
    xml(response, '<CompleteMultipartUploadResult><ETag>"all"</ETag></CompleteMultipartUploadResult>');
  }

  private list(prefix: string, response: ServerResponse): void {
    const listed = [...this.objects].filter(([key]) => key.startsWith(prefix));
    const contents = listed.map(
      ([key, { modified }]) =>
        `<Contents><Key>${key}</Key><LastModified>${modified.toISOString()}</LastModified></Contents>`,
    );
    xml(response, `<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`);
  }

  private listUploads(response: ServerResponse): void {
    const uploads = [...this.uploads].map(
      ([id, { key, initiated }]) =>
        `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${initiated.toISOString()}</Initiated></Upload>`,
    );
    const body = `<IsTruncated>false</IsTruncated>${uploads.join('')}`;
    xml(response, `<ListMultipartUploadsResult>${body}</ListMultipartUploadsResult>`);
  }
}
