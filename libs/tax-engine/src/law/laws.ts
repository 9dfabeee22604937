import { law2024 } from './2024/law';
import { law2025 } from './2025/law';
import { law2026 } from './2026/law';
import type { TaxLaw } from './tax-law';

const laws = new Map<number, TaxLaw>([law2024, law2025, law2026].map((law) => [law.year, law]));

/** Returns the law of a tax year. Loads all years, so it is for the server; a browser's engine carries one. */
export function lawOf(year: number): TaxLaw {
  const law = laws.get(year);
  if (!law) throw new RangeError(`There is no tax law for ${year}.`);
  return law;
}
