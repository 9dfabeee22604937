import { faultsOf } from '../../testing/schema-org';
import { officePage, preparer, site } from '../testing';
import { listOf, locationOf, officeOf, personOf } from './structured-data';

const origin = 'https://portal.example.com';
const logo = { url: '/api/site/logo/0a1b', width: 480, height: 240 };
const renee = preparer('Renee');
const leon = preparer('Leon', { phone: null, bio: null, title: null, specialties: [] });
const office = officeOf(site, origin);
const person = personOf(renee, origin);

describe('structured data', () => {
  it.each([
    ['the office', office],
    ['an office without contact details', officeOf({ ...site, phone: '', email: '', founded_year: null }, origin)],
    ['an office with a logo', officeOf({ ...site, logo }, origin)],
    ['a place', locationOf(officePage([renee, leon]), origin)],
    ['a preparer', person],
    ['a preparer with few details', personOf(leon, origin)],
    ['the directory', listOf([renee, leon], origin)],
  ])('is valid schema.org: %s', (_what, thing) => {
    expect(faultsOf(thing as object)).toEqual([]);
  });

  it.each([
    ['another context', { '@context': 'https://example.com' }, '@context is https://example.com'],
    ['an unknown type', { '@type': 'Preparer' }, '@type is Preparer'],
    ['an unknown property', { jobTitel: 'CEO' }, 'Person has no jobTitel'],
    ['a property of another type', { streetAddress: '1 Main Street' }, 'Person has no streetAddress'],
    ['a value of another type', { worksFor: person }, 'Person.worksFor does not accept Person'],
    ['a nested error', { worksFor: { ...(office as object), nmae: 'Lake' } }, 'AccountingService has no nmae'],
    ['a path instead of a URL', { url: '/preparer/RENOKA' }, 'Person.url is not a URL'],
    ['a number instead of text', { telephone: 3135550119 }, 'Person.telephone is 3135550119'],
    ['an empty value', { email: '' }, 'Person.email is ""'],
    ['null in a list', { knowsAbout: ['Audits', null] }, 'Person.knowsAbout is null'],
    ['a reference without an id', { worksFor: {} }, 'Person.worksFor refers to nothing'],
  ])('is invalid with %s', (_what, wrong, fault) => {
    expect(faultsOf({ ...(person as object), ...wrong })).toContain(fault);
  });
});
