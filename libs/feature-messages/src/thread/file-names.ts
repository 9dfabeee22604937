import type { MessageAttachment } from '@portal/domain/messages/messages.dto';

/** The text of a message that has only files. */
export const fileNames = (files: readonly MessageAttachment[]): string => files.map((file) => file.filename).join(', ');
