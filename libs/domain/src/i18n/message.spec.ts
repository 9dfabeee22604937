import type { IcuParameters } from './icu';
import { message, type MessageGroup, type MessageId, type ValuesOf } from './message';

type Same<One, Other> =
  (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? 'same' : ['differ', One, Other];

/** Compiles only if both types are identical. */
const same = <One, Other>(equality: Same<One, Other>): void => expect(equality).toBe('same');

describe('parameters inferred from a message', () => {
  it('lists each parameter once, wherever it occurs', () =>
    same<
      IcuParameters<'{name}, by { who } ({name})'>,
      { readonly name: string | number; readonly who: string | number }
    >('same'));

  it('types a plural as a number and also parses its branches and the text after it', () =>
    same<
      IcuParameters<'{count, plural, =0 {none} one {# file of {owner}} other {files}} since {year}'>,
      { readonly count: number; readonly owner: string | number; readonly year: string | number }
    >('same'));

  it('treats the text of a branch as plain text', () =>
    same<keyof IcuParameters<'{role, select, admin {Admin} other {Client}}'>, 'role'>('same'));

  it('combines the parameters of several messages', () =>
    same<keyof IcuParameters<'{one}' | 'plain' | '{other}'>, 'one' | 'other'>('same'));
});

describe('message id', () => {
  it('is only known if its noun is loaded', () => {
    same<
      Extract<'locales.names.es' | 'locales.names.fr' | 'locales.names' | 'nobody.label', MessageId>,
      'locales.names.es'
    >('same');
    same<Extract<'locales.names' | 'locales.label', MessageGroup>, 'locales.names'>('same');
  });

  it('requires exactly the parameters of its message', () => {
    same<ValuesOf<'locales.label'>, []>('same');
    expect([message('locales.label')]).toEqual([{ id: 'locales.label' }]);
  });
});
