import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Injectable, Logger } from '@nestjs/common';
import { describeError } from '@portal/server/describe-error';
import pLimit from 'p-limit';
import { runConfined } from '@portal/bff-platform/confined-process/confined-process';
import { DocumentBytes } from './document-bytes';
import type { StoredDocument } from './documents.repository';
import { KeyedLimit } from './keyed-limit';

type Stored = Pick<StoredDocument, 'id' | 'user_id' | 'storage_key'>;

/** Limits for checking one PDF: an ordinary one takes 0.2 s of processor time and 70 MB of memory. */
const checkLimits = { heapMegabytes: 256, dataKilobytes: 400_000, cpuSeconds: 3, timeout: 20_000 } as const;

const program = fileURLToPath(new URL('./pdf-password.mjs', import.meta.url));

/** Checks whether a stored PDF opens without a password: one file at a time, and one of each client in the queue. */
@Injectable()
export class PdfPasswordCheck {
  private readonly log = new Logger(PdfPasswordCheck.name);
  private readonly oneAtATime = pLimit(1);
  private readonly ofClient = new KeyedLimit(1);

  constructor(private readonly bytes: DocumentBytes) {}

  /** Returns false for a file that cannot be checked within the limits. @throws ProblemError unavailable */
  needsPassword(document: Stored): Promise<boolean> {
    return this.ofClient.run(document.user_id, () => this.oneAtATime(() => this.check(document)));
  }

  private async check(document: Stored): Promise<boolean> {
    const bytes = await buffer(await this.bytes.open(document));
    try {
      const { exit, output, complaints } = await runConfined(program, [], bytes, checkLimits);
      if (exit === 0) return output.toString() === 'true';
      this.log.warn({ msg: 'a PDF could not be checked for a password', exit, complaints });
    } catch (error) {
      this.log.error({ msg: 'the check for a password did not start', ...describeError(error) });
    }
    return false;
  }
}
