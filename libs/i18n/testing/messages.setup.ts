import type { Messages } from '@lingui/core';
import { i18n } from '../src/active-locale';
import { messagesOf } from '../src/catalog';
import type * as Written from './all-messages';

/** Set by the jsdom environment (tools/jest); absent in API tests that use messages. */
const { textsOfThisProcess = new Map<string, string>() } = globalThis as { textsOfThisProcess?: Map<string, string> };

function readMessages(): string {
  const { allMessages } = jest.requireActual<typeof Written>('./all-messages');
  return JSON.stringify(Object.entries(allMessages).map(([locale, messages]) => [locale, messagesOf(messages)]));
}

// Screen tests use the real texts, in English by default. All specs of a process share the cached texts, and a message
// is compiled only when it is used.
const messages = textsOfThisProcess.get('messages') ?? readMessages();
textsOfThisProcess.set('messages', messages);
for (const [locale, ofLocale] of JSON.parse(messages) as [string, Messages][]) i18n.load(locale, ofLocale);

i18n.on('missing', ({ id, locale }) => {
  throw new Error(`No message ${id} in ${locale}`);
});
