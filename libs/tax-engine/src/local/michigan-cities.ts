import { dollars, type Cents, type Rate } from '../money';

/** City income tax of residents under the uniform ordinance, MCL 141.601 ff. */
export interface CityTax {
  readonly name: string;
  /** The resident return. */
  readonly form: string;
  readonly rate: Rate;
  /** Each filer, spouse and dependent, one more for a filer or spouse of 65: MCL 141.631. */
  readonly exemption: Cents;
}

const city = (name: string, form: string, rate: Rate, exemption: number): CityTax => ({
  name,
  form,
  rate,
  exemption: dollars(exemption),
});

/**
 * The cities whose rate and exemption are certain enough to reckon with. Rates: Michigan Treasury, city income tax rates, 2023 list, no change
 * for 2024. Exemptions: Form 5118 and Detroit's notice, the codes of Battle Creek and Benton Harbor, the city of East Lansing.
 */
const cities: readonly CityTax[] = [
  city('Battle Creek', 'BC-1040', 0.01, 750),
  city('Benton Harbor', 'BH-1040', 0.01, 750),
  city('Detroit', 'Form 5118', 0.024, 600),
  city('East Lansing', 'EL-1040', 0.01, 600),
];

/** The other cities with an income tax on the same list; their exemptions are not certain. */
const otherCities: readonly string[] = [
  'Albion',
  'Big Rapids',
  'Flint',
  'Grand Rapids',
  'Grayling',
  'Hamtramck',
  'Highland Park',
  'Hudson',
  'Ionia',
  'Jackson',
  'Lansing',
  'Lapeer',
  'Muskegon',
  'Muskegon Heights',
  'Pontiac',
  'Port Huron',
  'Portland',
  'Saginaw',
  'Springfield',
  'Walker',
];

/** As people write it in an address: capitals, spaces and a full stop do not matter, nor does "City of". */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .replace(/^city of /, '')
    .replace(/ (?:mi|mich|michigan)$/, '');

const held = new Map(cities.map((each) => [plain(each.name), each]));
/** Most people write it just so, and need no tidying up. */
const asPrinted = new Map(cities.map((each) => [each.name, each]));
const named = new Map(otherCities.map((name) => [plain(name), name]));

/** The tax of the city, the name of a city whose tax is not held, or nothing for a city without one. */
export function cityTaxOf(name: string): CityTax | string | undefined {
  const exact = asPrinted.get(name);
  if (exact) return exact;
  const key = plain(name);
  return held.get(key) ?? named.get(key);
}
