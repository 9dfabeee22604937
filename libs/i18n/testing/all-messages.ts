import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { locales, type Locale } from '@portal/domain/i18n/locales';
import type { MessageTree } from '@portal/domain/i18n/message';
import { createTranslator } from '../src/translator';

const root = path.join(__dirname, '../../..');

/** A noun and its message file. */
export interface Noun {
  /** `intake`: the first segment of the noun's message ids. */
  name: string;
  /** Path of the English source, relative to the project. */
  file: string;
  english: MessageTree;
}

/**
 * Finds every `<noun>.messages.ts` of the project. The file name contains the noun, and each file exports
 * `<noun>Messages`.
 */
export const nouns: readonly Noun[] = [
  'shell',
  'mfe-public',
  'mfe-client',
  'mfe-preparer',
  'mfe-admin',
  'bff',
  'gateway',
  'libs',
]
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  .filter((file) => file.endsWith('.messages.ts') && !/node_modules|dist\//.test(file))
  .map((file) => {
    const name = path.basename(file, '.messages.ts').replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
    const exported = jest.requireActual<Record<string, MessageTree>>(path.join(root, file));
    return { name, file, english: exported[`${name}Messages`] ?? {} };
  });

/** Returns a noun's messages in a language; empty if the translation is missing. */
export function messagesIn(locale: Locale, { file, english }: Noun): MessageTree {
  if (locale === 'en') return english;
  const translated = path.join(root, file.replace(/\.ts$/, `.${locale}.json`));
  return existsSync(translated) ? (JSON.parse(readFileSync(translated, 'utf8')) as MessageTree) : {};
}

/** All messages, by language and noun. */
export const allMessages = Object.fromEntries(
  locales.map((locale) => [locale, Object.fromEntries(nouns.map((noun) => [noun.name, messagesIn(locale, noun)]))]),
) as Record<Locale, MessageTree>;

export const english = createTranslator(allMessages)('en');
