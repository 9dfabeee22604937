import { dollars, type Cents, type Rate } from '../money';

/** City income tax of residents under the uniform ordinance, MCL 141.601 ff. */
export interface CityTax {
  readonly name: string;
  /** Form of the resident return. */
  readonly form: string;
  readonly rate: Rate;
  /** Per filer, spouse and dependent, and one more for a filer or spouse 65 or older: MCL 141.631. */
  readonly exemption: Cents;
}

const city = (name: string, form: string, rate: Rate, exemption: number): CityTax => ({
  name,
  form,
  rate,
  exemption: dollars(exemption),
});

/**
 * The cities whose rate and exemption are certain enough to compute a tax. Rates: Michigan Treasury, city income tax
 * rates, 2023 list, no change for 2024. Exemptions: Form 5118 and Detroit's notice, the codes of Battle Creek and
 * Benton Harbor, the city of East Lansing.
 */
export const cities: readonly CityTax[] = [
  city('Battle Creek', 'BC-1040', 0.01, 750),
  city('Benton Harbor', 'BH-1040', 0.01, 750),
  city('Detroit', 'Form 5118', 0.024, 600),
  city('East Lansing', 'EL-1040', 0.01, 600),
];

/** Other cities with an income tax on the same list; their exemptions are uncertain. */
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

/** Normalizes a city name from an address: ignores case, spaces and punctuation, "City of" and the state. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .replace(/^city of /, '')
    .replace(/ (?:mi|mich|michigan)$/, '');

const held = new Map(cities.map((each) => [plain(each.name), each]));
/** Fast path for the most common spelling. */
const asPrinted = new Map(cities.map((each) => [each.name, each]));
const named = new Map(otherCities.map((name) => [plain(name), name]));

/** Returns the city's tax, the name of a city whose tax is not computed, or undefined for a city without one. */
export function cityTaxOf(name: string): CityTax | string | undefined {
  const exact = asPrinted.get(name);
  if (exact) return exact;
  const key = plain(name);
  return held.get(key) ?? named.get(key);
}
