import { leastPicturePixels } from '@portal/domain/documents/documents.limits';
import { message, type Message } from '@portal/domain/i18n/message';
import type {} from '@portal/bff-platform/messages/unusable-files.messages';
import { ProblemError } from '@portal/bff-platform/problem.error';
import type { PictureSize } from './picture-size';

/** Refuses a file that a preparer would have to reject later. The browser shows the reason at the file. */
const refused = (detail: Message): ProblemError =>
  new ProblemError('invalid_input', detail, { errors: [{ field: 'file', detail }] });

export const passwordProtected = (): ProblemError => refused(message('unusableFiles.passwordProtected'));

/**
 * @param picture its size, null if it cannot be opened, or undefined for other types
 * @throws ProblemError invalid_input for a file that is empty, damaged or too small to read
 */
export function assertUsable(bytes: number, picture: PictureSize | null | undefined): void {
  if (bytes === 0) throw refused(message('unusableFiles.empty'));
  if (picture === null) throw refused(message('unusableFiles.brokenPicture'));
  if (!picture) return;
  const { width, height } = picture;
  if (Math.max(width, height) < leastPicturePixels)
    throw refused(message('unusableFiles.smallPicture', { width, height }));
}
