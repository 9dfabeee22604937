import type { I18n, Messages } from '@lingui/core';
import type { Message, Translate } from '@portal/domain/i18n/message';

/** A message as the message library reads it: the text in pieces, with its parameters. */
type Compiled = Messages[string];

/** The messages of some nouns in one language, nested as they are written, each one compiled. */
export interface Catalog {
  readonly [key: string]: Compiled | Catalog;
}

const isMessage = (value: Compiled | Catalog): value is Compiled => typeof value === 'string' || Array.isArray(value);

/** `{ home: { title: […] } }` → `{ 'home.title': […] }` */
export function messagesOf(catalog: Catalog, prefix = ''): Messages {
  const found: Messages = {};
  for (const [key, value] of Object.entries(catalog))
    if (isMessage(value)) found[prefix + key] = value;
    else Object.assign(found, messagesOf(value, `${prefix}${key}.`));
  return found;
}

/** Behind the full stop of a value while the message around it is put together: no text has it. */
const stop = '\0';
const withStop = (value: string): string => (value.endsWith('.') ? value + stop : value);

/** A value with a full stop of its own ("7:56 p.m.", "Tax Inc.") ends a sentence as well: never two of them. */
const withoutSecondStops = (text: string): string => text.replace(/\0\.?/g, '');

/** How messages are asked for, by the language that is active in `i18n` at the time of the call. */
export function translateBy(i18n: I18n): Translate {
  return function translate(asked: string | Message, given?: Message['values']): string {
    const { id, values = given } = typeof asked === 'string' ? { id: asked } : asked;
    if (!values) return i18n._(id);
    const texts = Object.entries(values).map(([name, value]) => {
      const text = typeof value === 'object' ? translate(value) : value;
      return [name, typeof text === 'string' ? withStop(text) : text];
    });
    return withoutSecondStops(i18n._(id, Object.fromEntries(texts) as Record<string, string | number>));
  };
}
