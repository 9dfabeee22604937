import { formatDateTime, formatTime } from '@portal/domain/i18n/format';
import type { Message } from '@portal/domain/i18n/message';
import { createTranslator } from './translator';

const written = {
  submitted: 'Enviado el {when}. Esto es lo que se envió.',
  saved: 'Guardado a las {time}',
  created: 'Se creó {name}.',
  outer: '{sentence} Es todo.',
  count: '{count, plural, one {Un archivo de {name}.} other {# archivos de {name}.}}',
};
const translate = createTranslator({ en: { test: written }, es: { test: written } })('es');
const say = (key: keyof typeof written, values: Message['values']): string => translate({ id: `test.${key}`, values });

const evening = '2025-01-31T19:56:00';

it('formats numbers in a Spanish sentence the US way, like all others on the page', () =>
  expect(say('count', { count: 100_000, name: 'Ana' })).toBe('100,000 archivos de Ana.'));

describe('value that ends with a period', () => {
  it('occurs in Spanish times: "7:56 p.m."', () =>
    expect(formatTime(new Date(evening), 'es')).toMatch(/^7:56.p\.\s?m\.$/));

  it('gets no second period at the end of a sentence', () => {
    const when = formatDateTime(evening, 'es');
    expect(say('submitted', { when })).toBe(`Enviado el ${when} Esto es lo que se envió.`);
    expect(say('created', { name: 'Grant Tax Inc.' })).toBe('Se creó Grant Tax Inc.');
    expect(say('count', { count: 2, name: 'Sam Johnson Jr.' })).toBe('2 archivos de Sam Johnson Jr.');
  });

  it('keeps its period inside a sentence', () => {
    expect(say('saved', { time: '7:56 p.m.' })).toBe('Guardado a las 7:56 p.m.');
    expect(say('created', { name: 'Oficina' })).toBe('Se creó Oficina.');
    expect(say('created', { name: '' })).toBe('Se creó .');
  });

  it('can be a message itself', () => {
    const sentence = { id: 'test.created', values: { name: 'Inc.' } };
    expect(say('outer', { sentence })).toBe('Se creó Inc. Es todo.');
  });
});
