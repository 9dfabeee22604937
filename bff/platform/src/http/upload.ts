import { createHash } from 'node:crypto';
import { pipeline, Transform, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Multipart } from '@fastify/multipart';
import { dtosOf } from '@portal/domain/contract/contract';
import { fieldLimits } from '@portal/domain/contract/limits';
import type { AnyEndpoint } from '@portal/domain/contract/endpoint';
import { message } from '@portal/domain/i18n/message';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../problem.error';
import { assertValid, refuseAnyBody } from './validate-body';
import { rulesByField } from './fields';

/** Input of a multipart handler: text fields, and a file that is still being received. */
export class Upload<Fields extends object = object> {
  /** Fields sent before the file. Later ones arrive at an unpredictable time while the file is read. */
  private readonly early: object;
  private readonly hash = createHash('sha256');

  constructor(
    private readonly form: MultipartForm,
    /** File name as sent by the browser. Use it for display only, never as a path or to determine the type. */
    readonly filename: string,
    private file: Readable,
  ) {
    this.early = { ...form.sent };
  }

  /**
   * Fails with a `ProblemError`: `too_large` if the file exceeds the endpoint's limit, `invalid_input` if it is
   * truncated.
   */
  get stream(): Readable {
    return this.file;
  }

  /**
   * Returns the validated fields. Fields after the file are known only once the stream has been read. @throws
   * ProblemError invalid_input
   */
  async fields(): Promise<Fields> {
    return (await this.form.whole()) as Fields;
  }

  /** Identifies the request by its idempotency key before the file is read. */
  toJSON(): object {
    return { filename: this.filename, fields: this.early };
  }

  /** Hashes the bytes as they pass. Call it before anything reads the stream. */
  startHashing(): void {
    const { hash } = this;
    const hashing = new Transform({
      transform(piece: Buffer, _encoding, done) {
        hash.update(piece);
        done(null, piece);
      },
    });
    // The stream may fail before anything reads it; the error is delivered on the first read.
    hashing.on('error', () => undefined);
    pipeline(this.file, hashing, () => undefined);
    this.file = hashing;
  }

  /** Identifies the request by its whole content; reads and discards any unread part of the file. */
  async content(): Promise<object> {
    if (!this.file.readableEnded) await finished(this.file.resume()).catch(asInvalid);
    return { filename: this.filename, fields: await this.fields(), sha256: this.hash.digest('hex') };
  }
}

/** The text fields of a form; a duplicate field is invalid. */
class MultipartForm {
  readonly sent: Record<string, unknown> = {};
  private checked: object | undefined;
  private rest: Promise<unknown> | undefined;

  constructor(
    private readonly parts: AsyncIterator<Multipart>,
    private readonly endpoint: AnyEndpoint,
  ) {}

  /** Reads fields up to the next file part, or to the end of the form. */
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
   * Reads the parts after the file while the file is stored. Aborts at a second file, which exceeds the parser's limit:
   * the parser would otherwise process thousands of them and block the event loop.
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

  /**
   * Validates before the file is read if all expected fields, or an unknown one, precede it. Otherwise, missing fields
   * may still follow.
   */
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

/** Bytes allowed for the boundary, part headers and text fields. */
const overhead = fieldLimits.jsonBody;

/**
 * Real clients use boundaries of 30 characters or more. Each delimiter starts a part in the parser, and a body of very
 * short ones would block the event loop for hundreds of milliseconds.
 */
const shortestBoundary = 24;

function assertBoundary(contentType = ''): void {
  const boundary = /boundary="?([^";]*)/i.exec(contentType)?.[1] ?? '';
  if (boundary.length < shortestBoundary) throw formError();
}

/**
 * Reads the text fields that precede the file in a multipart body, and opens the file as a stream without buffering it.
 * @throws ProblemError too_large by Content-Length, invalid_input for parts that the contract does not define
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
  // A file over the limit must fail its stream; otherwise it would look complete.
  part.file.once('limit', () => part.file.destroy(new ProblemError('too_large')));
  const upload = new Upload(form, part.filename, part.file);
  form.readOn(part.file, request);
  return upload;
}

/**
 * Drains the request: an unread body would block the connection, and browsers read the response only after sending
 * everything.
 */
function readRestAfter(reply: FastifyReply, { raw }: FastifyRequest): void {
  reply.raw.once('finish', () => {
    raw.unpipe();
    raw.resume();
  });
}

const formError = (): ProblemError => new ProblemError('invalid_input', message('requests.badForm'));

/** A parser error means that the form is malformed or the client has disconnected. */
function asInvalid(error: unknown): never {
  throw error instanceof ProblemError ? error : formError();
}
