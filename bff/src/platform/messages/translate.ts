import { defaultLocale, type Locale } from '@portal/domain/i18n/locales';
import { createTranslator } from '@portal/i18n/translator';
import { currentRequest } from '../request/request-context';
import type { ProblemError } from '../problem.error';
import en from './en.catalog';
import es from './es.catalog';

/** All that the server says, in a given language: `translateTo(locale)('account.emailTaken')`. */
export const translateTo = createTranslator({ en, es });

/** The language of the request being answered; command lines speak English. */
export const requestLocale = (): Locale => currentRequest()?.locale ?? defaultLocale;

export const requestTranslate = () => translateTo(requestLocale());

/** `field: what is wrong with it`, a line each: for whoever reads a terminal. */
export const fieldSentences = ({ facts }: ProblemError): string[] =>
  (facts.errors ?? []).map(({ field, detail }) => {
    const sentence = typeof detail === 'string' ? detail : translateTo(defaultLocale)(detail);
    return `${field}: ${sentence}`;
  });
