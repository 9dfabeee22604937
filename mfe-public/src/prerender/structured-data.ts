import type { AccountingService, ItemList, Person, PostalAddress, WithContext } from 'schema-dts';
import { fullName } from '@portal/domain/account/person-name';
import { weekdays } from '@portal/domain/offices/office-hours.dto';
import type { OfficePage, OfficeRow } from '@portal/domain/offices/offices.dto';
import type { PreparerInfo } from '@portal/domain/preparers/preparers.dto';
import type { Site } from '@portal/domain/site/site.dto';

/**
 * Structured data for search engines in the schema.org vocabulary; invalid data is rejected by its types and a test.
 */

const context = 'https://schema.org';

/** Id of the portal's office, which every other description refers to. */
const officeId = (origin: string): string => `${origin}/#office`;

export const officeOf = (site: Site, origin: string): WithContext<AccountingService> => ({
  '@context': context,
  '@type': 'AccountingService',
  '@id': officeId(origin),
  name: site.name,
  url: `${origin}/`,
  ...(site.phone ? { telephone: site.phone } : {}),
  ...(site.email ? { email: site.email } : {}),
  ...(site.founded_year ? { foundingDate: String(site.founded_year) } : {}),
  ...(site.logo ? { logo: `${origin}${site.logo.url}`, image: `${origin}${site.logo.url}` } : {}),
});

const addressOf = ({ address, city, state, zip_code }: OfficeRow): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: address,
  addressLocality: city,
  addressRegion: state,
  postalCode: zip_code,
  addressCountry: 'US',
});

export const locationOf = (office: OfficePage, origin: string): WithContext<AccountingService> => ({
  '@context': context,
  '@type': 'AccountingService',
  '@id': `${origin}/office/${office.id}`,
  name: office.name,
  url: `${origin}/office/${office.id}`,
  telephone: office.phone,
  email: office.email,
  address: addressOf(office),
  openingHours: weekdays.flatMap((day) => {
    const hours = office.hours[day];
    return hours ? [`${day.charAt(0).toUpperCase()}${day.charAt(1)} ${hours.opens}-${hours.closes}`] : [];
  }),
  parentOrganization: { '@id': officeId(origin) },
  employee: office.preparers.map((preparer) => described(preparer, origin)),
});

export const personOf = (preparer: PreparerInfo, origin: string): WithContext<Person> => ({
  '@context': context,
  ...described(preparer, origin),
});

export const listOf = (preparers: readonly PreparerInfo[], origin: string): WithContext<ItemList> => ({
  '@context': context,
  '@type': 'ItemList',
  itemListElement: preparers.map((preparer, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    item: described(preparer, origin),
  })),
});

function described(preparer: PreparerInfo, origin: string) {
  const { title, email, phone, bio, specialties, languages, portal_url } = preparer;
  return {
    '@type': 'Person' as const,
    name: fullName(preparer),
    url: `${origin}${portal_url}`,
    email,
    ...(title ? { jobTitle: title } : {}),
    ...(phone ? { telephone: phone } : {}),
    ...(bio ? { description: bio } : {}),
    ...(specialties.length > 0 ? { knowsAbout: specialties } : {}),
    ...(languages.length > 0 ? { knowsLanguage: languages } : {}),
    worksFor: { '@id': officeId(origin) },
  };
}
