import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type Token } from '@messageformat/parser';
import { locales } from '@portal/domain/i18n/locales';
import type { MessageTree } from '@portal/domain/i18n/message';
import { allMessages, messagesIn, nouns } from '@portal/i18n/testing/all-messages';
import { createTranslator } from '@portal/i18n/translator';

/** `[['fields.ssn', 'Social Security number'], …]` */
const textsOf = (tree: MessageTree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : textsOf(value, `${prefix}${key}.`),
  );

/** `['count:plural', 'name:argument']`: the parameters of a message and their kinds. */
function parametersOf(text: string): string[] {
  const inTokens = (tokens: readonly Token[]): string[] =>
    tokens.flatMap((token) => {
      if (!('arg' in token)) return [];
      return [
        `${token.arg}:${token.type}`,
        ...('cases' in token ? token.cases.flatMap((one) => inTokens(one.tokens)) : []),
      ];
    });
  return [...new Set(inTokens(parse(text)))].sort();
}

/** Returns a value for each parameter. Text values end with a period, as Spanish times and many names do. */
const stoppedValues = (text: string): Record<string, string | number> =>
  Object.fromEntries(
    parametersOf(text).map((parameter) => {
      const [name = '', type = ''] = parameter.split(':');
      return [name, type === 'plural' ? 2 : '7:56 p.m.'];
    }),
  );

const translator = createTranslator(allMessages);

/** Required plural forms per language. Spanish also has `many` for millions, which reads like `other`. */
const pluralForms = { en: ['one', 'other'], es: ['one', 'other'] } as const;

function pluralsWithout(text: string, forms: readonly string[]): string[] {
  const inTokens = (tokens: readonly Token[]): string[] =>
    tokens.flatMap((token) => {
      if (token.type !== 'plural') return [];
      const keys = token.cases.map(({ key }) => key);
      return [...forms.filter((form) => !keys.includes(form)), ...token.cases.flatMap((one) => inTokens(one.tokens))];
    });
  return inTokens(parse(text));
}

describe('list of message files', () => {
  it('includes the nouns of the domain', () =>
    expect(nouns.map(({ name }) => name)).toEqual(expect.arrayContaining(['account', 'rules'])));

  it('contains each noun only once, because all of them may be loaded on one page', () => {
    const names = nouns.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});

describe.each(nouns.map((noun) => [noun.file, noun] as const))('%s', (_file, noun) => {
  const english = textsOf(noun.english);

  it('exports its messages under the name of its noun', () => expect(english.length).toBeGreaterThan(0));

  // Compile each file as the build does, in isolation.
  it('imports only types', () =>
    expect(readFileSync(path.join(__dirname, '../../..', noun.file), 'utf8')).not.toMatch(/^import (?!type\b)/m));

  describe.each(locales.filter((locale) => locale !== 'en'))('in %s', (locale) => {
    const translated = new Map(textsOf(messagesIn(locale, noun)));

    it('has the same messages as English', () =>
      expect([...translated.keys()].sort()).toEqual(english.map(([key]) => key).sort()));

    it('has a text for each message', () =>
      expect([...translated].filter(([, text]) => text.trim() === '')).toEqual([]));

    it('has the same parameters of the same kinds as English', () =>
      expect([...translated].map(([key, text]) => [key, parametersOf(text)])).toEqual(
        [...translated.keys()].map((key) => [key, parametersOf(new Map(english).get(key) ?? '')]),
      ));
  });

  it.each(locales)('has every required plural form in %s', (locale) => {
    const texts = textsOf(messagesIn(locale, noun));
    expect(texts.filter(([, text]) => pluralsWithout(text, pluralForms[locale]).length > 0)).toEqual([]);
  });

  it.each(locales)('never ends a sentence with two periods in %s, whatever the values', (locale) => {
    const translate = translator(locale);
    const rendered = textsOf(messagesIn(locale, noun), `${noun.name}.`).map(([id, text]) =>
      translate({ id, values: stoppedValues(text) }),
    );
    expect(rendered.filter((text) => /(?<!\.)\.\.(?!\.)/.test(text))).toEqual([]);
  });
});
