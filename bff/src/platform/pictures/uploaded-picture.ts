import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { message, type Message } from '@portal/domain/i18n/message';
import type {} from '@portal/domain/preparers/profile.messages';
import { ProblemError } from '../problem.error';
import { redrawPicture, type Drawing, type RedrawnPicture } from './redraw-picture';

export interface UploadedFile {
  stream: Readable;
  fields(): Promise<object>;
}

/**
 * The picture that somebody uploads, drawn anew.
 * @throws ProblemError too_large with that sentence, invalid_input for what is no JPEG or PNG that can be drawn
 */
export async function readUploadedPicture(
  file: UploadedFile,
  drawing: Drawing,
  tooLarge: Message,
): Promise<RedrawnPicture> {
  // At most as many bytes as the endpoint takes: all of them are needed to draw it.
  const bytes = await buffer(file.stream).catch((error: unknown) => {
    const isTooLarge = error instanceof ProblemError && error.code === 'too_large';
    throw isTooLarge ? new ProblemError('too_large', tooLarge) : error;
  });
  // What stands behind the file is refused as well.
  await file.fields();
  const picture = await redrawPicture(bytes, drawing);
  if ('refused' in picture) throw notAPicture(picture.refused);
  return picture;
}

function notAPicture(why: 'type' | 'pixels'): ProblemError {
  const detail = message(why === 'type' ? 'profile.notAnImage' : 'profile.tooManyPixels');
  return new ProblemError('invalid_input', detail, { errors: [{ field: 'file', detail }] });
}
