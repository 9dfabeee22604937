import { exportsByFile } from './collected-modules';
import type { Locale } from './i18n/locales';
import type { MessageTree } from './i18n/message';

const english = import.meta.webpackContext('.', { recursive: true, regExp: /\.messages\.ts$/ });
const spanish = import.meta.webpackContext('.', { recursive: true, regExp: /\.messages\.es\.json$/ });

/** `./statistics/admin-revenue.messages.ts` → `adminRevenue` */
const nounOf = (file: string): string =>
  file.replace(/^.*\/|\.messages\..*$/g, '').replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

/** All messages of the domain by language and noun, used by the server. An area loads only those it shows. */
export const domainMessages: Readonly<Record<Locale, MessageTree>> = {
  en: Object.fromEntries(
    exportsByFile<Readonly<Record<string, MessageTree>>>(english).map(([file, exported]) => {
      const noun = nounOf(file);
      return [noun, exported[`${noun}Messages`] ?? {}];
    }),
  ),
  es: Object.fromEntries(exportsByFile<MessageTree>(spanish).map(([file, messages]) => [nounOf(file), messages])),
};
