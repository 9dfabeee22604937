import type { Translate } from '../i18n/message';
import { bioIn, specialtyName } from './preparer-words';

const t = ((id: string) => `<${id}>`) as Translate;

describe('words of a preparer', () => {
  it.each([
    ['Business Tax', '<specialties.business_tax>'],
    ['self-employment', '<specialties.self_employment>'],
    ['Casinos', 'Casinos'],
    // A property of every object.
    ['Constructor', 'Constructor'],
  ])('translates only common specialties: %s', (typed, shown) => {
    expect(specialtyName(t, typed)).toBe(shown);
  });

  it('uses the Spanish bio for readers of Spanish, if there is one', () => {
    const bio = { bio: 'Ten years.', bio_es: 'Diez años.' };
    expect([bioIn(bio, 'es'), bioIn(bio, 'en')]).toEqual(['Diez años.', 'Ten years.']);
    expect(bioIn({ ...bio, bio_es: null }, 'es')).toBe('Ten years.');
  });
});
