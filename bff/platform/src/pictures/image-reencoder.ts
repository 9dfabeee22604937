import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Injectable, Logger } from '@nestjs/common';
import { message, type Message } from '@portal/domain/i18n/message';
import { preparerLimits } from '@portal/domain/preparers/preparers.limits';
import type {} from '@portal/domain/preparers/profile.messages';
import pLimit from 'p-limit';
import { runConfined } from '../confined-process/confined-process';
import { ProblemError } from '../problem.error';
import { currentRequest } from '../request/request-context';

export interface UploadedFile {
  stream: Readable;
  fields(): Promise<object>;
}

export interface ReencodedImage {
  bytes: Buffer;
  /** In pixels. */
  width: number;
  height: number;
}

/** `portrait`: a square JPEG. `logo`: a PNG. */
export type ImageShape = 'portrait' | 'logo';

type Outcome = Pick<ReencodedImage, 'width' | 'height'> | { refused: 'type' | 'pixels' | 'memory' };

/** Limits for re-encoding one image. Camera JPEGs are decoded row by row, which takes 10 MB at 50 megapixels. */
const reencodingLimits = {
  maxPixels: preparerLimits.pictureMegapixels * 1_000_000,
  /**
   * Bytes that a progressive JPEG or interlaced PNG may buffer before its first row: enough for 32 or 16 megapixels.
   */
  maxBufferedBytes: 64_000_000,
  heapMegabytes: 64,
  dataKilobytes: 200_000,
  cpuSeconds: 10,
  /** In ms. */
  timeout: 20_000,
  /** Maximum uploads being received or waiting, in total and per person; each holds at most 2 MB. */
  waiting: 16,
  waitingOfPerson: 4,
} as const;

const program = fileURLToPath(new URL('./reencode-image.mjs', import.meta.url));

/**
 * Re-encodes uploaded JPEG and PNG images, so that no metadata (location, camera, hidden data) is stored. Untrusted
 * bytes are decoded one image at a time, in a process with limited memory and processor time and without the server's
 * secrets.
 */
@Injectable()
export class ImageReencoder {
  private readonly log = new Logger(ImageReencoder.name);
  private readonly oneAtATime = pLimit(1);
  private readonly waiting: string[] = [];

  /**
   * @throws ProblemError too_large with `tooLarge`; invalid_input if it cannot be decoded within the limits;
   * unavailable if too many are waiting
   */
  async reencode(file: UploadedFile, shape: ImageShape, tooLarge: Message): Promise<ReencodedImage> {
    const person = currentRequest()?.actor?.id ?? '';
    const ofPerson = this.waiting.filter((waiting) => waiting === person).length;
    if (this.waiting.length >= reencodingLimits.waiting || ofPerson >= reencodingLimits.waitingOfPerson)
      throw tooMany();
    this.waiting.push(person);
    try {
      const bytes = await readFile(file, tooLarge);
      return await this.oneAtATime(() => this.run(bytes, shape));
    } finally {
      this.waiting.splice(this.waiting.indexOf(person), 1);
    }
  }

  private async run(bytes: Buffer, shape: ImageShape): Promise<ReencodedImage> {
    const { maxPixels, maxBufferedBytes } = reencodingLimits;
    const job = JSON.stringify({ shape, maxPixels, maxBufferedBytes });
    const { exit, output, complaints } = await runConfined(program, [job], bytes, reencodingLimits).catch(
      (error: unknown) => {
        this.log.error({ msg: 'the image re-encoder did not start', error });
        throw new ProblemError('unavailable');
      },
    );
    if (exit === 0) return imageOf(output);
    this.log.warn({ msg: 'the image re-encoder crashed', exit, complaints });
    throw refused('failed');
  }
}

function imageOf(output: Buffer): ReencodedImage {
  const end = output.indexOf('\n');
  const outcome = JSON.parse(output.toString('utf8', 0, end)) as Outcome;
  if ('refused' in outcome) throw refused(outcome.refused);
  return { ...outcome, bytes: output.subarray(end + 1) };
}

/** Reads the whole file, which a decoder needs; the endpoint limits its size. */
async function readFile(file: UploadedFile, tooLarge: Message): Promise<Buffer> {
  const bytes = await buffer(file.stream).catch((error: unknown) => {
    const isTooLarge = error instanceof ProblemError && error.code === 'too_large';
    throw isTooLarge ? new ProblemError('too_large', tooLarge) : error;
  });
  // Also validates the fields that follow the file.
  await file.fields();
  return bytes;
}

const details = {
  type: message('profile.notAnImage'),
  pixels: message('profile.tooManyPixels', { most: preparerLimits.pictureMegapixels }),
  memory: message('profile.tooMuchMemory'),
  failed: message('profile.cannotProcess'),
} as const;

function refused(why: keyof typeof details): ProblemError {
  const detail = details[why];
  return new ProblemError('invalid_input', detail, { errors: [{ field: 'file', detail }] });
}

const tooMany = () => new ProblemError('unavailable', message('profile.tooManyPictures'), { retry_after: 5 });
