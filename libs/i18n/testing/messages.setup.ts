import { i18n } from '../src/active-locale';
import { messagesOf } from '../src/catalog';
import { allMessages } from './all-messages';

// Tests of screens see the real sentences, in English until they change the language. Nothing is compiled before it is asked for.
for (const [locale, messages] of Object.entries(allMessages)) i18n.load(locale, messagesOf(messages));

i18n.on('missing', ({ id, locale }) => {
  throw new Error(`No message ${id} in ${locale}`);
});
