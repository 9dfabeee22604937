import type { I18n, Messages } from '@lingui/core';
import type { Message, Translate } from '@portal/domain/i18n/message';

/** A compiled message of the message library: its text in parts, with its parameters. */
type Compiled = Messages[string];

/** Compiled messages of some nouns in one language, nested like their source. */
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

/** Marks the period at the end of a value while the message is assembled; it occurs in no text. */
const stop = '\0';
const withStop = (value: string): string => (value.endsWith('.') ? value + stop : value);

/** A value with its own period ("7:56 p.m.", "Tax Inc.") also ends the sentence, so a second period is dropped. */
const withoutSecondStops = (text: string): string => text.replace(/\0\.?/g, '');

/** Returns a `Translate` that looks messages up in the active language of `i18n` at the time of the call. */
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
