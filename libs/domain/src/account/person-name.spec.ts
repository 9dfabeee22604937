import { fullName, initials } from './person-name';

const renee = { first_name: 'Renee', last_name: 'Okafor' };
const onlyLast = { first_name: null, last_name: 'Okafor' };

describe('the full name', () => {
  it('is the first name and the last name', () => {
    expect(fullName(renee)).toBe('Renee Okafor');
    expect(fullName({ first_name: 'Ana María', last_name: 'de la Cruz' })).toBe('Ana María de la Cruz');
  });

  it('of one part is that part, without a blank beside it', () => {
    expect(fullName({ ...renee, last_name: null })).toBe('Renee');
    expect(fullName({ ...renee, last_name: '' })).toBe('Renee');
    expect(fullName(onlyLast)).toBe('Okafor');
  });

  it('of nobody known is empty, so that the reader can say so in words', () => {
    expect(fullName({ first_name: null, last_name: null })).toBe('');
    expect(fullName({ first_name: '', last_name: '' })).toBe('');
  });
});

describe('the initials', () => {
  it('are one letter of each part that is there', () => {
    expect(initials(renee)).toBe('RO');
    expect(initials({ first_name: 'Ángel', last_name: 'de la Cruz' })).toBe('Ád');
    expect(initials(onlyLast)).toBe('O');
    expect(initials({ first_name: '', last_name: null })).toBe('');
  });
});
