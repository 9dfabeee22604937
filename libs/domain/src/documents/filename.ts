import { rule, ruleMessage } from '../contract/rule';
import { documentLimits } from './documents.limits';
import type {} from './documents.messages';

/** Control characters and bidirectional marks, which could disguise the real name of a file. */
export const invisibleCharacters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

const isFilename = (name: string): boolean =>
  name.trim() !== '' && name.search(invisibleCharacters) === -1 && !/[/\\]/.test(name) && !/^\.+$/.test(name.trim());

/** A file name that a client may choose: one line, without a path or invisible characters; never sanitized. */
export const Filename = () =>
  rule({
    name: 'filename',
    holds: (value) => typeof value === 'string' && isFilename(value) && value.trim().length <= documentLimits.filename,
    says: ruleMessage('documents.filenameInvalid', { max: documentLimits.filename }),
    schema: { type: 'string', minLength: 1, maxLength: documentLimits.filename },
  });

/** Appends the old extension if the new name has none, so that a downloaded file can still be opened. */
export function keepExtension(name: string, before: string): string {
  const extension = /\.[a-z0-9]{1,8}$/i;
  const old = extension.exec(before)?.[0] ?? '';
  const plain = name.trim();
  return plain === '' || extension.test(plain) ? plain : plain.slice(0, documentLimits.filename - old.length) + old;
}
