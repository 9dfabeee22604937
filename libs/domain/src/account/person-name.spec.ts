import { fullName, initials } from './person-name';

const renee = { first_name: 'Renee', last_name: 'Okafor' };
const onlyLast = { first_name: null, last_name: 'Okafor' };

describe('fullName', () => {
  it('joins the first and the last name', () => {
    expect(fullName(renee)).toBe('Renee Okafor');
    expect(fullName({ first_name: 'Ana María', last_name: 'de la Cruz' })).toBe('Ana María de la Cruz');
  });

  it('returns a single name without extra spaces', () => {
    expect(fullName({ ...renee, last_name: null })).toBe('Renee');
    expect(fullName({ ...renee, last_name: '' })).toBe('Renee');
    expect(fullName(onlyLast)).toBe('Okafor');
  });

  it('returns an empty string when both names are missing', () => {
    expect(fullName({ first_name: null, last_name: null })).toBe('');
    expect(fullName({ first_name: '', last_name: '' })).toBe('');
  });
});

describe('initials', () => {
  it('takes the first letter of each name that is present', () => {
    expect(initials(renee)).toBe('RO');
    expect(initials({ first_name: 'Ángel', last_name: 'de la Cruz' })).toBe('Ád');
    expect(initials(onlyLast)).toBe('O');
    expect(initials({ first_name: '', last_name: null })).toBe('');
  });
});
