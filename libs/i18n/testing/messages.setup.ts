import type { Messages } from '@lingui/core';
import { i18n } from '../src/active-locale';
import { messagesOf } from '../src/catalog';
import type * as Written from './all-messages';

/** Of the document's environment (tools/jest); an API test that looks at words has none. */
const { textsOfThisProcess = new Map<string, string>() } = globalThis as { textsOfThisProcess?: Map<string, string> };

function readMessages(): string {
  const { allMessages } = jest.requireActual<typeof Written>('./all-messages');
  return JSON.stringify(Object.entries(allMessages).map(([locale, messages]) => [locale, messagesOf(messages)]));
}

// Tests of screens see the real sentences, in English until they change the language. Looked up once for all specs of a
// process; nothing is compiled before it is asked for.
const messages = textsOfThisProcess.get('messages') ?? readMessages();
textsOfThisProcess.set('messages', messages);
for (const [locale, ofLocale] of JSON.parse(messages) as [string, Messages][]) i18n.load(locale, ofLocale);

i18n.on('missing', ({ id, locale }) => {
  throw new Error(`No message ${id} in ${locale}`);
});
