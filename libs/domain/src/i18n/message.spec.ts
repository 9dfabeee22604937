import type { IcuParameters } from './icu';
import { message, type MessageGroup, type MessageId, type ValuesOf } from './message';

type Same<One, Other> =
  (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? 'same' : ['differ', One, Other];

/** Compiles only when both types are the same. */
const same = <One, Other>(equality: Same<One, Other>): void => expect(equality).toBe('same');

describe('parameters read from the text of a message', () => {
  it('takes each name once, wherever it stands', () =>
    same<
      IcuParameters<'{name}, by { who } ({name})'>,
      { readonly name: string | number; readonly who: string | number }
    >('same'));

  it('knows that a plural counts, looks into its branches, and goes on behind it', () =>
    same<
      IcuParameters<'{count, plural, =0 {none} one {# file of {owner}} other {files}} since {year}'>,
      { readonly count: number; readonly owner: string | number; readonly year: string | number }
    >('same'));

  it('takes words of a branch for words', () =>
    same<keyof IcuParameters<'{role, select, admin {Admin} other {Client}}'>, 'role'>('same'));

  it('joins the parameters of several messages', () =>
    same<keyof IcuParameters<'{one}' | 'plain' | '{other}'>, 'one' | 'other'>('same'));
});

describe('ids', () => {
  it('are those of the nouns that are known, and nothing else', () => {
    same<
      Extract<'locales.names.es' | 'locales.names.fr' | 'locales.names' | 'nobody.label', MessageId>,
      'locales.names.es'
    >('same');
    same<Extract<'locales.names' | 'locales.label', MessageGroup>, 'locales.names'>('same');
  });

  it('come with exactly the values their message takes', () => {
    same<ValuesOf<'locales.label'>, []>('same');
    expect([message('locales.label')]).toEqual([{ id: 'locales.label' }]);
  });
});
