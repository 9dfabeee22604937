import type { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import { dtosOf } from '@portal/domain/contract/contract';
import { fieldLimits } from '@portal/domain/contract/limits';
import type { AnyEndpoint } from '@portal/domain/contract/endpoint';
import { message } from '@portal/domain/i18n/message';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../platform/problem.error';
import { assertValid } from './checked-body';

/** What the handler of a multipart endpoint gets: checked text fields, and a file that is still on its way. */
export class Upload<Fields extends object = object> {
  constructor(
    readonly fields: Fields,
    /** As the browser calls it: a name to show, never a path and never a type to trust. */
    readonly filename: string,
    /** Fails with `too_large` once more bytes than the endpoint takes have come. */
    readonly stream: Readable,
  ) {}

  /** What of it can be compared with another upload: the bytes are gone once they are read. */
  toJSON(): object {
    return { fields: this.fields, filename: this.filename };
  }
}

/** Room for the boundary, the headers of the parts and the text fields, bytes. */
const overhead = fieldLimits.jsonBody;

/**
 * Reads the text fields and opens the file of a multipart body; nothing of the file is held.
 * @throws ProblemError too_large by the announced length, invalid_input for other parts than the contract names
 */
export async function readUpload(request: FastifyRequest, endpoint: AnyEndpoint): Promise<Upload> {
  const maxBytes = endpoint.maxFileBytes ?? 0;
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + overhead) throw new ProblemError('too_large');
  const limits = { fileSize: maxBytes, files: 1, fields: 20, fieldSize: 4096, parts: 21, headerPairs: 50 };
  const part = await request.file({ limits });
  if (!part || part.fieldname !== 'file') throw new ProblemError('invalid_input', message('requests.fileMissing'));
  const { body } = dtosOf(endpoint);
  const fields = body ? assertValid(body, textFields(part)) : {};
  // The file may still be cut: whoever reads the stream must learn it as a failure, not as an early end.
  part.file.once('limit', () => part.file.destroy(new ProblemError('too_large')));
  return new Upload(fields, part.filename, part.file);
}

/** The text fields sent before the file; one that is sent twice is not understood. */
function textFields({ fields }: Pick<MultipartFile, 'fields'>): Record<string, unknown> {
  const parts = Object.entries(fields).filter(([name]) => name !== 'file');
  return Object.fromEntries(parts.map(([name, part]) => [name, part && 'value' in part ? part.value : undefined]));
}
