import { defaultLocale, type Locale } from '@portal/domain/i18n/locales';
import { createTranslator } from '@portal/i18n/translator';
import { currentRequest } from '../request/request-context';
import type { ProblemError } from '../problem.error';
import en from './en.catalog';
import es from './es.catalog';

/** Translates all messages of the server: `translateTo(locale)('account.emailTaken')`. */
export const translateTo = createTranslator({ en, es });

/** Returns the language of the current request; command-line tools use English. */
export const requestLocale = (): Locale => currentRequest()?.locale ?? defaultLocale;

export const requestTranslate = () => translateTo(requestLocale());

/** Returns one line per invalid field, `field: error`, for a terminal. */
export const fieldSentences = ({ facts }: ProblemError): string[] =>
  (facts.errors ?? []).map(({ field, detail }) => {
    const sentence = typeof detail === 'string' ? detail : translateTo(defaultLocale)(detail);
    return `${field}: ${sentence}`;
  });
