import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { intlLocales, locales, type Locale } from '@portal/domain/i18n/locales';
import type { MessageTree, Translate } from '@portal/domain/i18n/message';
import { messagesOf, translateBy, type Catalog } from './catalog';

/**
 * Compiles source messages at run time. Browsers load precompiled ones instead, because the compiler is too large for
 * them.
 */
const compileCatalog = (messages: MessageTree): Catalog =>
  Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? compileMessage(value) : compileCatalog(value),
    ]),
  );

/**
 * Returns a function from a language to its `Translate`, for programs that use several languages simultaneously. Takes
 * messages by language and noun.
 */
export function createTranslator(messages: Readonly<Record<Locale, MessageTree>>): (locale: Locale) => Translate {
  const byLocale = new Map(
    locales.map((locale) => {
      const compiled = { [locale]: messagesOf(compileCatalog(messages[locale])) };
      return [locale, translateBy(setupI18n({ locale, locales: intlLocales[locale], messages: compiled }))] as const;
    }),
  );
  return (locale) => {
    const translate = byLocale.get(locale);
    if (!translate) throw new RangeError(`No messages for the language ${locale}`);
    return translate;
  };
}
