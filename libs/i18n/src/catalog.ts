import type { I18n, Messages } from '@lingui/core';
import type { Message, Translate } from '@portal/domain/i18n/message';

/** A compiled message in Lingui's format: its text in parts, with its parameters. */
type Compiled = Messages[string];

/** Compiled messages of several nouns in one language, nested like their sources. */
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

/** Marks a value's final period while the message is assembled; never occurs in texts. */
const stop = '\0';
const withStop = (value: string): string => (value.endsWith('.') ? value + stop : value);

/** The period of a value such as "7:56 p.m." or "Tax Inc." also ends the sentence, so drop a second one after it. */
const withoutSecondStops = (text: string): string => text.replace(/\0\.?/g, '');

/** Returns a `Translate` that looks messages up in the language that is active when it is called. */
export function translateBy(i18n: I18n): Translate {
  return function translate(source: string | Message, given?: Message['values']): string {
    const { id, values = given } = typeof source === 'string' ? { id: source } : source;
    if (!values) return i18n._(id);
    const texts = Object.entries(values).map(([name, value]) => {
      const text = typeof value === 'object' ? translate(value) : value;
      return [name, typeof text === 'string' ? withStop(text) : text];
    });
    return withoutSecondStops(i18n._(id, Object.fromEntries(texts) as Record<string, string | number>));
  };
}
