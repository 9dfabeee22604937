import type { Message, Translate } from '../i18n/message';
import { Labels } from './labels';
import { Nested, NestedList } from './nested';
import { Exact, Required } from './rule';
import { Text, Texts, WholeNumber } from './rules';
import { validate } from './validate';

const ids: Translate = (source: string | Message) => (typeof source === 'string' ? source : source.id);

class Pet {
  @Required('on submit') @Text() name?: string | null;
  @WholeNumber(0, 30) age?: number | null;
}

class Owner {
  @Required() @Text() name?: string | null;
  @Exact() @Text() secret?: string | null;
  @Texts() lines?: string[] | null;
  @Nested(() => Pet) favorite?: Pet | null;
  @Nested<Owner>(() => Pet, ({ name }) => name !== 'nobody')
  shared?: Pet | null;
  @NestedList(() => Pet, 2) pets?: Pet[] | null;
}

const owner = (plain: object) => validate(Owner, { name: 'Ann', ...plain }, ids);
const refused = (plain: object) => owner(plain).errors.map(({ field, detail }) => `${field}: ${detail}`);

describe('validation of input that does not match the class', () => {
  it('rejects and drops fields without a rule, including nested ones', () => {
    const { value, errors } = owner({ role: 'admin', favorite: { name: 'Rex', owner_id: 7 }, pets: [{ x: 1 }] });
    expect(errors.map(({ field }) => field)).toEqual(['role', 'favorite.owner_id', 'pets.0.x', 'pets.0.name']);
    expect(value).not.toHaveProperty('role');
    expect(value.favorite).toEqual({ name: 'Rex' });
  });

  it.each([
    ['string', 'a dog'],
    ['number', 7],
    ['boolean', true],
    ['list', [{ name: 'Rex' }]],
  ])('rejects a %s instead of an object', (_, favorite) =>
    expect(refused({ favorite })).toEqual(['favorite: rules.notAnObject']),
  );

  it.each([
    ['string', 'a dog'],
    ['record', { name: 'Rex' }],
    ['record with a length', { length: 0 }],
  ])('rejects a %s instead of a list of records', (_, pets) =>
    expect(refused({ pets })).toEqual(['pets: rules.notAnObject']),
  );

  it('rejects a list item that is not a record and reports its index', () => {
    expect(refused({ pets: [{ name: 'Rex' }, 'a dog'] })).toEqual(['pets.1: rules.notAnObject']);
    expect(refused({ pets: [null, [{ name: 'Rex' }]] })).toEqual([
      'pets.0: rules.notAnObject',
      'pets.1: rules.notAnObject',
    ]);
  });

  it('reports a list that is too long once, without validating its items', () => {
    const two = [{ name: 'Rex' }, { name: 'Minka' }];
    expect(refused({ pets: two })).toEqual([]);
    expect(refused({ pets: [...two, { age: -1, y: 1 }] })).toEqual(['pets: rules.tooMany']);
  });

  it('cuts the field name in an error to sixty characters', () => {
    expect(refused({ [`${'x'.repeat(60)}SECRET`]: 1 })).toEqual([`${'x'.repeat(60)}: rules.unknownField`]);
  });

  it('reports at most one hundred errors', () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`x${at}`, at]));
    expect(refused(many)).toHaveLength(100);
    const pets = Array.from({ length: 2 }, () => many);
    expect(refused({ ...many, pets })).toHaveLength(100);
  });
});

describe('validation of input that matches the class', () => {
  it('trims text and list items but not secrets', () => {
    const { value, errors } = owner({
      name: ' Ann ',
      secret: ' a b ',
      lines: [' one', 'two '],
      pets: [{ name: ' Rex ' }],
    });
    expect(errors).toEqual([]);
    expect(value).toEqual({ name: 'Ann', secret: ' a b ', lines: ['one', 'two'], pets: [{ name: 'Rex' }] });
  });

  it('instantiates nested records as their class and validates them', () => {
    const { value, errors } = owner({ favorite: { name: 'Rex', age: 31 }, pets: [{ name: 'Minka', age: 0.5 }] });
    expect(value.favorite).toBeInstanceOf(Pet);
    expect(value.pets?.[0]).toBeInstanceOf(Pet);
    expect(errors.map(({ field }) => field)).toEqual(['favorite.age', 'pets.0.age']);
  });

  it.each([
    ['an override', 'Ann \u202egpj.exe', 'Ann gpj.exe'],
    ['embeddings and isolates', '\u202a\u202b\u202c\u202d\u2066\u2067\u2068\u2069Ann', 'Ann'],
    [
      'nothing of a mark or a joiner, which languages need',
      'نمی\u200cخواهم\u200f 👩\u200d💻',
      'نمی\u200cخواهم\u200f 👩\u200d💻',
    ],
  ])('removes %s', (_, typed, kept) => {
    expect(owner({ name: typed, lines: [typed], favorite: { name: typed } }).value).toMatchObject({
      name: kept,
      lines: [kept],
      favorite: { name: kept },
    });
  });

  it('keeps a secret exactly as typed', () => {
    expect(owner({ secret: ' \u202e' }).value).toMatchObject({ secret: ' \u202e' });
  });

  it('treats text of only invisible characters as blank', () => {
    expect(refused({ name: '\u200b\u2060 \ufeff\u202e' })).toEqual(['name: rules.required']);
  });

  it.each([[null], [undefined], [''], ['  ']])('accepts a blank record or list of records: %p', (blank) => {
    expect(refused({ favorite: blank, pets: blank })).toEqual([]);
  });

  it('validates a conditional record only if its condition holds', () => {
    expect(refused({ shared: { name: 'Rex', age: 99 } })).toEqual(['shared.age: rules.wholeNumber']);
    expect(refused({ name: 'nobody', shared: { name: 'Rex', age: 99 } })).toEqual([]);
  });

  it('replaces a record sent as a single value with an empty object', () => {
    const { value, errors } = owner({ name: { toString: 'x', deep: { deeper: 1 } }, lines: [[['x']]] });
    expect(errors.map(({ field }) => field).sort()).toEqual(['lines', 'name']);
    expect(value).toMatchObject({ name: {}, lines: [[]] });
  });
});

it("uses the field's label in errors about a record", () => {
  @Labels('locales.names')
  class Labelled {
    @Nested(() => Pet) en?: Pet | null;
    @NestedList(() => Pet, 1) es?: Pet[] | null;
  }
  const asJson: Translate = (text: string | Message) => JSON.stringify(text);
  expect(validate(Labelled, { en: 1, es: {} }, asJson).errors).toEqual([
    { field: 'en', detail: '{"id":"rules.notAnObject","values":{"label":{"id":"locales.names.en"}}}' },
    { field: 'es', detail: '{"id":"rules.notAnObject","values":{"label":{"id":"locales.names.es"}}}' },
  ]);
});
