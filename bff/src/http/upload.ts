import { createHash } from 'node:crypto';
import { pipeline, Transform, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Multipart } from '@fastify/multipart';
import { dtosOf } from '@portal/domain/contract/contract';
import { fieldLimits } from '@portal/domain/contract/limits';
import type { AnyEndpoint } from '@portal/domain/contract/endpoint';
import { message } from '@portal/domain/i18n/message';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../platform/problem.error';
import { assertValid, refuseAnyBody } from './checked-body';
import { rulesByField } from './fields';

/** What the handler of a multipart endpoint gets: text fields, and a file that is still on its way. */
export class Upload<Fields extends object = object> {
  /** Those in front of the file: others come while it is read, sooner or later. */
  private readonly early: object;
  private readonly hash = createHash('sha256');

  constructor(
    private readonly form: MultipartForm,
    /** As the browser calls it: a name to show, never a path and never a type to trust. */
    readonly filename: string,
    private file: Readable,
  ) {
    this.early = { ...form.sent };
  }

  /** Fails with a `ProblemError`: `too_large` once more bytes than the endpoint takes have come, `invalid_input` if it is cut off. */
  get stream(): Readable {
    return this.file;
  }

  /** Checked. What was sent behind the file is known only once the stream has been read. @throws ProblemError invalid_input */
  async fields(): Promise<Fields> {
    return (await this.form.whole()) as Fields;
  }

  /** What tells one request from another one under the same idempotency key before the file is read. */
  toJSON(): object {
    return { filename: this.filename, fields: this.early };
  }

  /** Hashes the bytes as they pass: to be called before anybody reads them. */
  startHashing(): void {
    const { hash } = this;
    const hashing = new Transform({
      transform(piece: Buffer, _encoding, done) {
        hash.update(piece);
        done(null, piece);
      },
    });
    // It may fail before anybody listens; whoever reads it then learns so.
    hashing.on('error', () => undefined);
    pipeline(this.file, hashing, () => undefined);
    this.file = hashing;
  }

  /** What tells one request from another one once all of it is read; what nobody has read is read and discarded. */
  async content(): Promise<object> {
    if (!this.file.readableEnded) await finished(this.file.resume()).catch(asInvalid);
    return { filename: this.filename, fields: await this.fields(), sha256: this.hash.digest('hex') };
  }
}

/** The text fields of a form; one that is sent twice is not understood. */
class MultipartForm {
  readonly sent: Record<string, unknown> = {};
  private checked: object | undefined;
  private rest: Promise<unknown> | undefined;

  constructor(
    private readonly parts: AsyncIterator<Multipart>,
    private readonly endpoint: AnyEndpoint,
  ) {}

  /** Reads on to the next file, or to the end. */
  async nextFile() {
    for (let next = await this.parts.next(); !next.done; next = await this.parts.next()) {
      const part = next.value;
      if (part.type === 'file') return part;
      this.sent[part.fieldname] = part.fieldname in this.sent ? undefined : part.value;
    }
    return undefined;
  }

  async whole(): Promise<object> {
    if (this.checked) return this.checked;
    await this.rest?.catch(asInvalid);
    return this.check();
  }

  /**
   * Looks at what comes behind the file while that is stored. A second file, refused by the parser's own limit, is the end: the parser
   * would go on through thousands of them at once, and hold the event loop.
   */
  readOn(file: Readable, { raw }: FastifyRequest): void {
    this.rest = this.nextFile().catch((error: unknown) => {
      raw.unpipe();
      raw.resume();
      file.destroy(formError());
      throw error;
    });
    this.rest.catch(() => undefined);
  }

  /** Before the file is read: what was sent in front of it must hold, and what is missing may still come. */
  checkEarly(): void {
    const missing = this.expected().filter((name) => !(name in this.sent));
    if (missing.length === 0 || Object.keys(this.sent).some((name) => !this.expected().includes(name))) this.check();
  }

  private check(): object {
    const { body } = dtosOf(this.endpoint);
    if (!body) refuseAnyBody(this.sent);
    this.checked = body ? assertValid(body, this.sent) : {};
    return this.checked;
  }

  private expected(): string[] {
    const { body } = dtosOf(this.endpoint);
    return body ? [...rulesByField(body).keys()] : [];
  }
}

/** Room for the boundary, the headers of the parts and the text fields, bytes. */
const overhead = fieldLimits.jsonBody;

/**
 * Programs that send forms make boundaries of 30 characters and more. Each delimiter costs the parser a part of its own, and a
 * body of the shortest ones would hold the event loop for hundreds of milliseconds.
 */
const shortestBoundary = 24;

function assertBoundary(contentType = ''): void {
  const boundary = /boundary="?([^";]*)/i.exec(contentType)?.[1] ?? '';
  if (boundary.length < shortestBoundary) throw formError();
}

/**
 * Reads the text fields before the file of a multipart body and opens the file; nothing of the file is held.
 * @throws ProblemError too_large by the announced length, invalid_input for other parts than the contract names
 */
export async function readUpload(request: FastifyRequest, reply: FastifyReply, endpoint: AnyEndpoint): Promise<Upload> {
  const maxBytes = endpoint.maxFileBytes ?? 0;
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + overhead) throw new ProblemError('too_large');
  readRestAfter(reply, request);
  assertBoundary(request.headers['content-type']);
  const limits = { fileSize: maxBytes, files: 1, fields: 20, fieldSize: 4096, parts: 21, headerPairs: 50 };
  const parts = request.parts({ limits })[Symbol.asyncIterator]();
  const form = new MultipartForm(parts, endpoint);
  const part = await form.nextFile().catch(asInvalid);
  if (!part || part.fieldname !== 'file') throw new ProblemError('invalid_input', message('requests.fileMissing'));
  form.checkEarly();
  // The file may still be cut: whoever reads the stream must learn it as a failure, not as an early end.
  part.file.once('limit', () => part.file.destroy(new ProblemError('too_large')));
  const upload = new Upload(form, part.filename, part.file);
  form.readOn(part.file, request);
  return upload;
}

/** A body that nobody reads to its end would hold up the connection, and a browser reads an answer only when all is sent. */
function readRestAfter(reply: FastifyReply, { raw }: FastifyRequest): void {
  reply.raw.once('finish', () => {
    raw.unpipe();
    raw.resume();
  });
}

const formError = (): ProblemError => new ProblemError('invalid_input', message('requests.badForm'));

/** What the parser throws is the sender's fault, or the sender has gone. */
function asInvalid(error: unknown): never {
  throw error instanceof ProblemError ? error : formError();
}
